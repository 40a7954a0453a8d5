import Diagnostics
import RulebookSupport
import RulesCompiler
import RulesEditing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of a new product in a folder that may have files already. No file is replaced.
struct StartedFiles {
  /// The files that are written, with their paths.
  private(set) var missing: [(file: Starter.File, path: String)] = []
  /// The files of the folder that stay although those of a new product are different.
  private(set) var left: [String] = []
  /// The files of the folder with which no product can be started: rules, and files that a product needs in another form.
  private(set) var inTheWay: [String] = []
  /// The lines that the git ignore file of the folder does not have.
  private var unignoredLines: [String] = []

  init(_ files: [Starter.File], in folder: String) {
    let prefix = folder == "." ? "" : folder + "/"
    if StartedFiles.hasRules(prefix + "rules") { inTheWay.append(prefix + "rules") }
    for file in files {
      let path = prefix + file.path
      if file.path.hasPrefix("rules/"), !inTheWay.isEmpty { continue }
      guard FileSystem.exists(path) else {
        missing.append((file, path))
        continue
      }
      let found = FileSystem.read(path)
      if found.map({ $0.elementsEqual(file.text.utf8) }) ?? false { continue }
      guard file.canDiffer, let found else {
        inTheWay.append(path)
        continue
      }
      left.append(path)
      if file.path == ".gitignore" {
        let known = Set(found.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) })
        unignoredLines = file.text.split(separator: "\n").map(String.init).filter { !known.contains($0) }
      }
    }
  }

  /// What is left to do for the git ignore file of the folder; nil if nothing is.
  var unignored: String? {
    unignoredLines.isEmpty ? nil : "add to .gitignore: \(unignoredLines.quotedPhrase())"
  }

  func write() throws(Failure) {
    var together = FilesTogether(synced: true)
    for (file, path) in missing { try together.add(Array(file.text.utf8), at: path, shown: path) }
    try together.commit()
    for (file, path) in missing where file.isExecutable { chmod(path, 0o755) }
  }

  /// Whether a folder has rules. A folder with other files only, such as a README, has none.
  private static func hasRules(_ folder: String) -> Bool {
    guard FileSystem.exists(folder) else { return false }
    guard FileSystem.isFolder(folder), let input = try? RulesFolder(folder).read(.standard) else { return true }
    return !input.files.isEmpty || !input.misnamed.isEmpty
  }
}
