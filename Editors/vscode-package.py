"""Writes the package of a compiled VS Code extension: a ZIP file with a manifest. The arguments are the folder of the extension and the package."""

import json
import pathlib
import sys
import xml.sax.saxutils as xml
import zipfile

TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="vsixmanifest" ContentType="text/xml"/>%s</Types>"""
MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="{name}" Version="{version}" Publisher="{publisher}" TargetPlatform="{platform}"/>
    <DisplayName>{displayName}</DisplayName>
    <Description xml:space="preserve">{description}</Description>
    <Categories>{categories}</Categories>
    <Properties><Property Id="Microsoft.VisualStudio.Code.Engine" Value="{engine}"/></Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets><Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/></Assets>
</PackageManifest>"""
LEFT_OUT = ("src", "tsconfig.json", ".vscodeignore", "package-lock.json")


def platform():
    system = {"linux": "linux", "darwin": "darwin", "win32": "win32"}[sys.platform]
    import platform as machine
    return f"{system}-{'arm64' if machine.machine() in ('arm64', 'aarch64') else 'x64'}"


def main(folder, target):
    package = json.loads((folder / "package.json").read_text())
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.relative_to(folder).parts[0] not in LEFT_OUT)
    values = {key: xml.escape(str(package.get(key, ""))) for key in ("name", "version", "publisher", "displayName", "description")}
    manifest = MANIFEST.format(
        platform=platform(), categories=xml.escape(",".join(package["categories"])), engine=xml.escape(package["engines"]["vscode"]), **values)
    endings = sorted({path.suffix.lstrip(".") for path in files if path.suffix})
    types = "".join(f'<Default Extension="{xml.escape(ending)}" ContentType="application/octet-stream"/>' for ending in endings)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("extension.vsixmanifest", manifest)
        archive.writestr("[Content_Types].xml", TYPES % types)
        for path in files:
            info = zipfile.ZipInfo("extension/" + path.relative_to(folder).as_posix(), (1980, 1, 1, 0, 0, 0))
            info.external_attr = (0o755 if path.parent.name == "server" else 0o644) << 16
            archive.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), sys.argv[2])
