internal import Diagnostics
internal import Schema
internal import SourceText

/// The files of an input under the names that they were meant to have, so that one misnamed file is one message.
struct FileNames {
  /// The files in the order of their names.
  let files: [RulesInput.File]
  /// The path of the manifest for display, whether or not it exists.
  let manifest: String
  private var misnamed: [String: (name: String, meant: RuleFileName, isRead: Bool)] = [:]

  /// - Parameter known: What earlier compilations found out about names.
  init(_ input: RulesInput, _ known: inout [String: RuleFileName?]) {
    let kinds = RulesInput.kinds
    if known.count > 2 * input.files.count + 64 { known = [:] }
    func meant(by name: String) -> RuleFileName? {
      if let same = known[name] { return same }
      let found = RuleFileName(name, kinds: kinds)
      known[name] = .some(found)
      return found
    }
    let taken = Set(input.files.map { FileNames.stem($0.name) })
    let names = Set(input.files.map(\.name))
    var all: [RulesInput.File] = []
    for file in input.files + input.misnamed {
      let isMisnamed = !file.name.hasSuffix(".yaml") && !file.name.hasSuffix(".yml")
      let isUnknown = !kinds.contains(RulesInput.key(of: file.name)) && RulesInput.key(of: file.name) != "translations"
      if file.name.hasSuffix(".yml"), let original = names.first(where: { $0 == FileNames.stem(file.name) + ".yaml" }) {
        misnamed[file.path] = (file.name, RuleFileName(copyOf: original), false)
        all.append(file)
        continue
      }
      guard let meant = meant(by: file.name), isMisnamed || isUnknown || meant.isCopy else {
        if !isMisnamed { all.append(file) }
        continue
      }
      let isTaken = taken.contains(FileNames.stem(meant.meant)) || FileNames.hasKind(of: meant.meant, taken)
      // Files that an editor or a merge tool leaves behind are ignored if the rule file itself exists.
      if isMisnamed, meant.isCopy, isTaken { continue }
      // Notes about a kind are no rules.
      if isMisnamed, isTaken, !file.name.lowercased().contains(".y") { continue }
      // A file of another name in the folder of its kind is read.
      if !isMisnamed, !isUnknown, !taken.contains(FileNames.stem(meant.meant)) {
        all.append(file)
        continue
      }
      // A misspelled name next to the right one is reported as before.
      if isUnknown, !isMisnamed, isTaken, !meant.isCopy {
        all.append(file)
        continue
      }
      misnamed[file.path] = (file.name, meant, !isTaken)
      all.append(isTaken ? file : RulesInput.File(name: meant.meant, path: file.path, bytes: file.bytes))
    }
    files = all.sorted { $0.name < $1.name }
    let sibling = input.files.first.map { String($0.path.dropLast($0.name.count)) } ?? "\(input.place)/"
    manifest = sibling + "manifest.yaml"
  }

  /// Returns the message about a file with a wrong name, and whether the file is read.
  func problem(of path: String, at span: Span) -> (diagnostic: Diagnostic, isRead: Bool)? {
    guard let file = misnamed[path] else { return nil }
    let meant = file.meant.meant
    if !file.isRead {
      let message = file.meant.isCopy ? "`\(file.name)` is a copy of `\(meant)`" : "`\(file.name)` is not the name of a rule file"
      return (
        Diagnostic(
          SchemaProblems.unknownFile, message, at: span, "this file is not read",
          helps: ["remove it, or move its rules to `\(meant)`, which is read"]), false
      )
    }
    let ending = file.name.hasSuffix(".yaml") || file.name.hasSuffix(".yml")
    let key = RulesInput.key(of: file.name)
    return (
      Diagnostic(
        SchemaProblems.unknownFile,
        ending ? "`\(key)` is not a kind of rule" : "the name `\(file.name)` does not end in `.yaml`", at: span, "not a rule file",
        helps: ["rename it to `\(meant)`"]), true
    )
  }

  /// Whether rules of the kind of a file at the top of the folder are in another file already.
  private static func hasKind(of name: String, _ taken: Set<String>) -> Bool {
    guard !name.contains("/") else { return false }
    let key = RulesInput.key(of: name)
    return taken.contains { RulesInput.key(of: $0) == key }
  }

  private static func stem(_ name: String) -> String {
    name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name.hasSuffix(".yml") ? String(name.dropLast(4)) : name
  }
}
