/* What every library for Windows has beside the code of mypyc. */

/* What Windows calls when it loads the library; there is nothing to do. */
int __stdcall DllMain(void *library, unsigned reason, void *reserved) { return 1; }

/* MinGW would bring its own arithmetic; these are the functions that Python calls, to the last bit. */
#define OF_ONE(name) \
    extern double (*__imp_##name)(double); \
    double name(double x) { return __imp_##name(x); }
#define OF_TWO(name) \
    extern double (*__imp_##name)(double, double); \
    double name(double x, double y) { return __imp_##name(x, y); }

OF_ONE(ceil)
OF_ONE(cos)
OF_ONE(exp)
OF_ONE(floor)
OF_ONE(log)
OF_ONE(sin)
OF_ONE(sqrt)
OF_TWO(fmod)
OF_TWO(pow)
