internal import ParallelMap
internal import Schema
internal import SourceText
internal import YAMLTree

/// The indexed files of a compilation, with their mentions by what they name and by the rule that they are in.
///
/// The next compilation takes them over: only files that changed are read again.
package final class IndexMemory: Sendable {
  struct State: Sendable {
    var files: [FileID: IndexedFile] = [:]
    /// The mentions of each name, or of what a path or a citation starts with. Those of one file are in its order.
    var of: [MentionKey: [IndexedFile.Mention]] = [:]
    /// The mentions in each rule.
    var by: [RulePath: [IndexedFile.Mention]] = [:]
  }

  private let state = Locked(State())

  /// Creates an empty memory.
  package init() {}

  /// Reads the files that changed, and returns all files.
  func update(_ folder: Folder, _ reading: ParseContext) -> State {
    state.with { state in
      let shapes = Dictionary(uniqueKeysWithValues: RuleBookSchema.schema.fields.map { ($0.key, $0.shape) })
      let roots = folder.files.flatMap { kind, nodes in nodes.map { (kind: kind, root: $0) } }
      let changed = roots.filter { !(state.files[$0.root.span.file]?.root.isSame(as: $0.root) ?? false) }
      let present = Set(roots.map(\.root.span.file))
      for file in state.files.keys where !present.contains(file) { state.forget(file) }
      let kinds = Dictionary(roots.map { ($0.root.span.file, $0.kind) }) { first, _ in first }
      let names = NamesOfFile.all(of: Set(changed.map(\.root.span.file)), reading, kinds)
      for (kind, root) in changed {
        state.forget(root.span.file)
        state.add(IndexedFile(kind, root, shapes[kind], names[root.span.file] ?? NamesOfFile()), root.span.file)
      }
      return state
    }
  }
}

extension IndexMemory.State {
  mutating func forget(_ file: FileID) {
    guard let old = files.removeValue(forKey: file) else { return }
    for key in Set(old.mentions.map(MentionKey.init)) { of[key] = Self.without(file, of[key]) }
    for rule in Set(old.mentions.map(\.path.rule)) { by[rule] = Self.without(file, by[rule]) }
  }

  /// The mentions in other files; nil if there are none, so that names that were typed for a moment leave nothing behind.
  private static func without(_ file: FileID, _ mentions: [IndexedFile.Mention]?) -> [IndexedFile.Mention]? {
    let others = mentions?.filter { $0.span.file != file } ?? []
    return others.isEmpty ? nil : others
  }

  mutating func add(_ new: IndexedFile, _ file: FileID) {
    files[file] = new
    for mention in new.mentions {
      of[MentionKey(mention), default: []].append(mention)
      by[mention.path.rule, default: []].append(mention)
    }
  }
}

/// What a mention starts with: the kind and the name, or the kind and the first part of a name with slashes. For a citation, the document.
struct MentionKey: Hashable {
  private let kind: String
  private let name: String

  private init(_ kind: String, _ name: Substring) { (self.kind, self.name) = (kind, String(name)) }

  init(_ mention: IndexedFile.Mention) {
    switch mention.form {
    case .name(let rule, _): self.init(rule.parts[0], rule.parts[1][...])
    case .path:
      let parts = RulePath(text: mention.text).parts
      self.init(parts.first ?? "", parts.count > 1 ? parts[1][...] : "")
    case .citation, .document: self.init("", (Citation.document(in: mention.text) ?? "")[...])
    }
  }

  /// The keys of the mentions that could name a rule, each once.
  static func all(of rule: RulePath) -> [MentionKey] {
    let (kind, name) = (rule.parts[0], rule.parts[1])
    let first = name.prefix { $0 != "/" }
    return [MentionKey(kind, name[...]), MentionKey("", name[...])] + (first.count < name.count ? [MentionKey(kind, first)] : [])
  }
}
