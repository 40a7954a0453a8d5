import BundleFormat
import Foundation
import RequestFormat

// Writes the files and tables that are generated from Sources/BundleFormat and Sources/RequestFormat. Run `make format-files` in the folder
// of the package.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(1)
}

let mistakes = Format.mistakes + Requests.mistakes
for mistake in mistakes { FileHandle.standardError.write(Data("error: \(mistake)\n".utf8)) }
if !mistakes.isEmpty { exit(1) }

let files = Format.files + Requests.files
// Deletes the files of declarations that no longer exist.
for folder in [Format.folder, Requests.folder] {
  let names = Set(files.filter { $0.path.hasPrefix(folder + "/") }.map { URL(filePath: $0.path).lastPathComponent })
  for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !names.contains(name) {
    try FileManager.default.removeItem(at: URL(filePath: folder).appending(path: name))
  }
}
for file in files {
  let place = URL(filePath: file.path)
  try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
  if (try? Data(contentsOf: place)) != Data(file.text.utf8) { try Data(file.text.utf8).write(to: place) }
}

/// Updates the generated tables of a page of the documentation.
func update(_ path: String, _ tables: (String) -> String?) throws {
  let page = URL(filePath: path)
  let old = String(decoding: try Data(contentsOf: page), as: UTF8.self)
  guard let new = tables(old) else { fail("a table in \(path) is missing, or has no end") }
  if new != old { try Data(new.utf8).write(to: page) }
}
try update("docs/contribute/bundle.md", Format.listing)
for page in Requests.pages { try update(page, Requests.tables) }
