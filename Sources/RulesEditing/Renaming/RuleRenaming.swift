package import Diagnostics
package import RuleKinds
package import RulesCompiler
internal import Schema
package import SourceText
internal import YAMLTree

/// Renames rules everywhere in the rule files.
///
/// It is a pure function of a compilation, so that commands and editors share it. Bytes outside the edits stay unchanged.
package struct RuleRenaming: Sendable {
  /// The edits of a renaming and what they leave to people.
  package struct Result: Sendable {
    /// The edits, which do not overlap, in the order of the files.
    package let edits: [Fix.Edit]
    /// The number of places with the name, including the declaration.
    package let count: Int
    /// What stored data has as the name of the rule.
    package let stored: StoredName
  }

  /// What happens to data that was stored under the old name.
  package enum StoredName: Sendable, Equatable {
    /// No stored data contains names of this kind.
    case none
    /// The edits add `was: OLD` to the rule.
    case added
    /// The edits remove `was`, because the rule gets its previous name back.
    case removed
    /// The rule has another previous name, and it can have only one. Data that was stored since that renaming is not found.
    case lost(was: String)
  }

  package let mentions: RuleMentions
  private var rules: CheckedRules { mentions.rules }

  /// Nil if the rules could not be read.
  package init?(_ compilation: Compilation) {
    guard let rules = compilation.rules else { return nil }
    mentions = RuleMentions(rules, compilation.sources)
  }

  /// Returns the edits that rename a rule.
  ///
  /// - Parameter kind: The key of the kind, or its singular: `limits`, `limit`.
  package func rename(_ kind: String, _ old: String, to new: String) throws(RenameError) -> Result {
    let kind = try declaredKind(kind)
    try RenamedName(kind: kind, mentions).check(old, new)
    let rule = RulePath(kind, old)
    let places = mentions.of(rule)
    var edits: [Fix.Edit] = []
    for mention in places { edits.append(try edit(mention, old, new)) }
    let (stored, more) = storedName(rule, old, new)
    edits += more
    return Result(
      edits: edits.sorted { ($0.span.file.index, $0.span.start) < ($1.span.file.index, $1.span.start) }, count: places.count, stored: stored
    )
  }

  /// Whether a rule can have another name.
  package func isRenamable(_ rule: RulePath) -> Bool { RenamedName(kind: rule.parts[0], mentions).reasonToKeep(rule.parts[1]) == nil }

  /// Returns the key of a kind from the key or the singular.
  package func declaredKind(_ text: String) throws(RenameError) -> String {
    if let key = NamedKinds.key(of: text) { return key }
    throw .unknownKind(text, near: NamedKinds.near(text))
  }

  private func edit(_ mention: RuleMention, _ old: String, _ new: String) throws(RenameError) -> Fix.Edit {
    let source = mentions.sources[mention.span.file]
    let written = source.bytes[mention.span.range]
    switch mention.form {
    case .path where written.contains(UInt8(ascii: "~")):
      return Fix.Edit(mention.span, new.replacing("~", with: "~0").replacing("/", with: "~1"))
    case .scalar, .text, .path:
      guard written.elementsEqual(old.utf8) else {
        throw .unreadable(place(mention.span), String(decoding: written, as: UTF8.self))
      }
      if case .scalar(isPlain: true) = mention.form { return Fix.Edit(mention.span, RenamedName.written(new)) }
      return Fix.Edit(mention.span, new)
    }
  }

  private func place(_ span: Span) -> String {
    let source = mentions.sources[span.file]
    let position = source.position(of: Int(span.start))
    return "\(source.path):\(position.line):\(position.column)"
  }

  // MARK: Prose

  /// Returns the places in comments and sentences that contain the name of a rule as a word. Renaming leaves them unchanged. Words in lower
  /// case can mean something else, so names without other characters are not searched for.
  package func prose(of name: String, _ kind: String) -> [Span] {
    let wanted = Array(name.utf8)
    let isDistinctive = wanted.contains { !(0x61...0x7A).contains($0) }
    guard isDistinctive, wanted.count > 3 else { return [] }
    var found: [Span] = []
    for (index, source) in mentions.sources.files.enumerated() {
      var start = 0
      while let range = source.bytes[start...].firstRange(of: wanted) {
        let before = range.lowerBound > 0 ? source.bytes[range.lowerBound - 1] : 0x20
        let after = range.upperBound < source.bytes.count ? source.bytes[range.upperBound] : 0x20
        let next = range.upperBound + 1 < source.bytes.count ? source.bytes[range.upperBound + 1] : 0x20
        // A full stop after the name ends a sentence.
        let isEnded = !RuleRenaming.isName(after) || after == 0x2E && !RuleRenaming.isName(next)
        if !RuleRenaming.isName(before), isEnded { found.append(Span(FileID(index), range.lowerBound, range.upperBound)) }
        start = range.upperBound
      }
    }
    let names = mentions.of(RulePath(kind, name)).map(\.span)
    return found.filter { span in !names.contains { $0.contains(span) || span.contains($0) } }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || [0x5F, 0x2D, 0x2E].contains(byte)
  }

  // MARK: Stored names

  /// Returns the edits of the key `was`, which holds the name under which data was stored before.
  private func storedName(_ rule: RulePath, _ old: String, _ new: String) -> (StoredName, [Fix.Edit]) {
    guard case .named(_, .object(_, let fields, _)) = RuleBookSchema.shape(at: RulePath(rule.parts[0])),
      let position = fields.firstIndex(where: { $0.key == "was" }), let node = rules.places.node(rule), node.kind == .mapping
    else { return (.none, []) }
    let source = mentions.sources[node.span.file]
    let edit = StoredNameEdit(node: node, bytes: source.bytes, keys: fields.prefix(position).map(\.key))
    guard let was = node["was"]?.text else { return (.added, [edit.adding(old)]) }
    return was == new ? (.removed, [edit.removing()]) : (.lost(was: was), [])
  }
}
