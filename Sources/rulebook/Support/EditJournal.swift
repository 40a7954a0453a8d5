import RulebookSupport
import RulesJSON

/// What editing commands changed, for `rulebook undo`.
///
/// Each command adds a file to the folder `.rulebook/undo` next to the rules. The folder contains a `.gitignore` that excludes it from git.
struct EditJournal {
  /// The change of a file. A file without bytes did not exist before, or does not exist afterward.
  struct Change: Equatable {
    /// The path from the folder that contains the rules.
    var path: String
    var before: [UInt8]?
    var after: [UInt8]?
  }

  struct Entry {
    var command: String
    var changes: [Change]
    fileprivate var file: String
  }

  /// Older entries are removed.
  private static let most = 100

  /// The folder that contains the rules.
  let root: String
  private var folder: String { "\(root)/.rulebook/undo" }

  init(rules folder: String) { root = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? "." }

  /// The path of a file for people and for the system.
  func shown(_ path: String) -> String { root == "." ? path : "\(root)/\(path)" }

  /// The path from the folder that contains the rules.
  func own(_ path: String) -> String { path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path }

  /// The last entry, or the one before another; nil if there is none.
  func last(before other: Entry? = nil) throws(Failure) -> Entry? {
    guard let name = names().last(where: { name in other.map { "\(folder)/\(name)" < $0.file } ?? true }) else { return nil }
    let file = "\(folder)/\(name)"
    guard let bytes = FileSystem.read(file), let json = try? JSON.parse(bytes, limit: .max), case .string(let command)? = json["command"],
      case .array(let changes)? = json["changes"]
    else { throw Failure(message: "\(file) is not a record of an edit; remove it to continue", code: Exit.noInput) }
    let parsed = changes.compactMap { change -> Change? in
      guard case .string(let path)? = change["path"] else { return nil }
      func text(_ key: String) -> [UInt8]? { if case .string(let text)? = change[key] { Array(text.utf8) } else { nil } }
      return Change(path: path, before: text("before"), after: text("after"))
    }
    return Entry(command: command, changes: parsed, file: file)
  }

  func record(_ command: String, _ changes: [Change]) throws(Failure) {
    let names = names()
    let number = (names.last.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0) + 1
    func text(_ bytes: [UInt8]?) -> JSON { bytes.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null }
    let json = JSON.object([
      .init(key: "command", value: .string(command)),
      .init(
        key: "changes",
        value: .array(
          changes.map {
            .object([
              .init(key: "path", value: .string($0.path)), .init(key: "before", value: text($0.before)),
              .init(key: "after", value: text($0.after)),
            ])
          })),
    ])
    let digits = "\(number)"
    let file = String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".json"
    var together = FilesTogether(synced: false)
    if !FileSystem.exists("\(root)/.rulebook/.gitignore") {
      try together.add(Array("*\n".utf8), at: "\(root)/.rulebook/.gitignore", shown: ".rulebook/.gitignore")
    }
    try together.add(json.compact(), at: "\(folder)/\(file)", shown: "\(folder)/\(file)")
    try together.commit()
    for old in names.dropLast(EditJournal.most - 1) { try FileSystem.remove("\(folder)/\(old)") }
  }

  func remove(_ entry: Entry) throws(Failure) { try FileSystem.remove(entry.file) }

  private func names() -> [String] { (FileSystem.names(in: folder) ?? []).filter { $0.hasSuffix(".json") } }
}
