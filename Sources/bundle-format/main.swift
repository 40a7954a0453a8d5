import BundleFormat
import Foundation

// Writes what follows from Sources/BundleFormat: `bundle-format`, in the folder of the package.

let mistakes = Format.mistakes
for mistake in mistakes { FileHandle.standardError.write(Data("error: \(mistake)\n".utf8)) }
if !mistakes.isEmpty { exit(1) }
// What is declared no more leaves no file behind.
let folder = URL(filePath: Format.folder)
let names = Set(Format.files.map { URL(filePath: $0.path).lastPathComponent })
for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where !names.contains(name) {
  try FileManager.default.removeItem(at: folder.appending(path: name))
}
for file in Format.files {
  let place = URL(filePath: file.path)
  try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
  if (try? Data(contentsOf: place)) != Data(file.text.utf8) { try Data(file.text.utf8).write(to: place) }
}
let page = URL(filePath: "docs/bundle.md")
let old = String(decoding: try Data(contentsOf: page), as: UTF8.self)
guard let new = Format.listing(in: old) else {
  FileHandle.standardError.write(Data("error: docs/bundle.md has no listing of the sections\n".utf8))
  exit(1)
}
if new != old { try Data(new.utf8).write(to: page) }
