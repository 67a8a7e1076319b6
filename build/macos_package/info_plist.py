"""The property list of the application: what macOS reads of it without starting it."""

from __future__ import annotations

from typing import Final

APPLICATION: Final = "org.folkdeck.Folkdeck"
MATCH_TYPE: Final = "org.folkdeck.match"
"""The type of a saved match, which the application makes known to the system."""


def info_plist(version: str) -> dict[str, object]:
    """The entries besides those that PyInstaller writes itself; *version* is as in ``1.2.3``."""
    return {
        "CFBundleDisplayName": "Folkdeck",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Folkdeck match",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [MATCH_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": MATCH_TYPE,
                "UTTypeDescription": "Folkdeck match",
                "UTTypeConformsTo": ["public.text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["folkdeck"],
                    "public.mime-type": "application/x-folkdeck",
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The Folkdeck contributors; MIT licence",
        "NSSupportsAutomaticGraphicsSwitching": True,
    }
