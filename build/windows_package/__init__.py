"""The download for Windows, made on Linux under Wine: toolchain, bundle, MSI and portable zip."""
