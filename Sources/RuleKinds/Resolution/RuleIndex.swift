internal import Conditions
internal import ParallelMap
package import Schema
package import SourceText
internal import YAMLTree

/// The declaration and the documentation of a rule.
package struct IndexedRule: Sendable {
  package let kind: String
  /// The singular display name of the kind: `limit`.
  package let singular: String
  package let name: String
  package let about: String
  package let sources: [String]
  /// The location of the name.
  package let key: Span
  package let value: Span

  package var path: RulePath { RulePath(kind, name) }
}

/// A reference from a rule to another rule.
package struct RuleUse: Sendable {
  /// The rule that is referred to, or a value in it: `/limits/saved_flows/plans/free`.
  package let target: RulePath
  /// The path of the reference: `/capabilities/flow.save/plans/free/within`.
  package let path: RulePath
  package let span: Span
  package let form: Form

  package enum Form: Sendable {
    /// By its name, where a rule of its kind is expected.
    case name
    /// By its name in an expression.
    case expression
    /// As a path, as locks, waivers, and remote values do.
    case path
  }

  package var isByPath: Bool { form == .path }

  /// The rule that contains the reference.
  package var user: RulePath { path.rule }
}

/// Text in a rule: a description, a sentence, or a reason.
package struct RuleText: Sendable {
  package let path: RulePath
  package let text: String
  package let span: Span

  package var rule: RulePath { path.rule }
}

/// An index of the declarations, the references, the citations, and the text of all rules.
///
/// The index is independent of kinds: it is built from the records of parsing, the shapes of the schema, and the typed expressions. It is
/// built on demand, because checks do not need it. What a file says is kept in an `IndexMemory`, and what a mention means is found when it is asked.
package struct RuleIndex: Sendable {
  package let places: SourceLocations
  private let state: IndexMemory.State
  private let whole: Once<Whole>
  private let kinds: Once<[String]>
  private let expressions: Once<Expressions>

  /// What is collected from all files.
  private struct Whole: Sendable {
    var rules: [IndexedRule] = []
    var texts: [RuleText] = []
    var citations: [RuleText] = []
    var words: [RulePath: [String]] = [:]
    var byName: [String: [Int]] = [:]
  }

  /// The expressions, by the rules that they name and the rules that they are in.
  private struct Expressions: Sendable {
    var of: [RulePath: [RulePath]] = [:]
    var by: [RulePath: [(target: RulePath, path: RulePath)]] = [:]
  }

  package init(
    _ reading: ParseContext, _ places: SourceLocations, _ typed: TypedBook, _ folder: Folder, reusing memory: IndexMemory = IndexMemory()
  ) {
    let state = memory.update(folder, reading)
    (self.places, self.state) = (places, state)
    whole = Once { RuleIndex.whole(folder, state, places) }
    kinds = Once { RuleIndex.kinds(folder, state) }
    expressions = Once { RuleIndex.expressions(typed) }
  }

  /// All rules, in the order of their files.
  package var rules: [IndexedRule] { whole.value.rules }
  /// The text of all rules, in the order of their files.
  package var texts: [RuleText] { whole.value.texts }
  /// The places where rules cite documents. The text is the citation.
  package var citations: [RuleText] { whole.value.citations }
  /// The strings in each rule: copy, names, and other values.
  package var words: [RulePath: [String]] { whole.value.words }

  package subscript(path: RulePath) -> IndexedRule? {
    let rule = path.rule
    guard rule.parts.count == 2, let declaration = places.declarations(of: rule.parts[0])[rule.parts[1]],
      let file = state.files[declaration.key.span.file]
    else { return nil }
    return file.positions[rule].map { file.rules[$0] }
  }

  /// Returns the rules with a name, of every kind.
  package func rules(named name: String) -> [IndexedRule] { (whole.value.byName[name] ?? []).map { whole.value.rules[$0] } }

  package func rules(of kind: String) -> [IndexedRule] { rules.filter { $0.kind == kind } }

  /// Returns the references to a rule or to any value in it.
  package func uses(of path: RulePath) -> [RuleUse] {
    let rule = path.rule
    guard rule.parts.count == 2 else { return [] }
    let named = MentionKey.all(of: rule).flatMap { state.of[$0] ?? [] }.compactMap { use($0) }.filter { $0.target.rule == rule }
    return sorted(named + (expressions.value.of[rule] ?? []).map { expression($0, rule) })
  }

  /// Returns the references that a rule contains.
  package func uses(by path: RulePath) -> [RuleUse] {
    let named = (state.by[path.rule] ?? []).compactMap { use($0) }
    return sorted(named + (expressions.value.by[path.rule] ?? []).map { expression($0.path, $0.target) })
  }

  private func sorted(_ uses: [RuleUse]) -> [RuleUse] { uses.sorted { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) } }

  private func expression(_ path: RulePath, _ target: RulePath) -> RuleUse {
    RuleUse(target: target, path: path, span: places.span(path), form: .expression)
  }

  /// The reference that a mention is; nil if it names no rule.
  private func use(_ mention: IndexedFile.Mention) -> RuleUse? {
    func use(_ target: RulePath, _ form: RuleUse.Form) -> RuleUse {
      RuleUse(target: target, path: mention.path, span: mention.span, form: form)
    }
    switch mention.form {
    case .name(let target, let isExpression): return use(target, isExpression ? .expression : .name)
    case .path:
      // The document of a text such as `CH08/2` is cited, and not the value at a path.
      let target = places.path(mention.text)
      guard target.parts.count > 1, places.isDeclared(target.parts[0], target.parts[1]) else { return nil }
      // A value that is not written has its default, and a server may set it too.
      let isDefault = target.parts.count == 3 && RuleIndex.fields(of: target.parts[0]).contains(target.parts[2])
      return places.exact(target) != nil || isDefault ? use(target, .path) : nil
    case .citation, .document:
      guard let document = Citation.document(in: mention.text), RuleIndex.isCitation(mention, places) else { return nil }
      return use(places.cited(by: mention.text) ?? RulePath(Document.key, document), .name)
    }
  }

  /// Whether a mention cites a document.
  private static func isCitation(_ mention: IndexedFile.Mention, _ places: SourceLocations) -> Bool {
    switch mention.form {
    case .citation: true
    case .document: Citation.document(in: mention.text).map { places.isDeclared(Document.key, $0) } ?? false
    case .name, .path: false
    }
  }

  private static func whole(_ folder: Folder, _ state: IndexMemory.State, _ places: SourceLocations) -> Whole {
    var whole = Whole()
    for field in RuleBookSchema.schema.fields {
      for file in (folder.files[field.key] ?? []).compactMap({ state.files[$0.span.file] }) {
        whole.rules += file.rules
        whole.words.merge(file.words) { $0 + $1 }
        var texts = file.texts
        for mention in file.mentions {
          let text = RuleText(path: mention.path, text: mention.text, span: mention.span)
          if isCitation(mention, places) {
            whole.citations.append(text)
          } else if case .document(isText: true) = mention.form {
            texts.append(text)
          }
        }
        if texts.count > file.texts.count { texts.sort { $0.span.start < $1.span.start } }
        whole.texts += texts
      }
    }
    whole.byName = Dictionary(grouping: whole.rules.indices) { whole.rules[$0].name }
    return whole
  }

  private static func expressions(_ typed: TypedBook) -> Expressions {
    var found = Expressions()
    for (path, condition) in typed.expressions {
      func add(_ kind: String, _ names: [String]) {
        for name in names {
          let target = RulePath(kind, name)
          found.of[target, default: []].append(path)
          found.by[path.rule, default: []].append((target, path))
        }
      }
      add(Fact.key, condition.uses.facts)
      add(Limit.key, condition.uses.limits)
      add(Condition.key, condition.uses.conditions)
      add(Capability.key, condition.uses.capabilities)
      add(Setting.key, condition.uses.settings.map { String($0.dropFirst("settings.".count)) })
    }
    return found
  }

  /// Returns the position of a kind in the order of the reference pages.
  package func order(of kind: String) -> Int { kinds.value.firstIndex(of: kind) ?? kinds.value.count }

  /// The kinds in the order of the schema, with those inside the files of another kind behind it.
  private static func kinds(_ folder: Folder, _ state: IndexMemory.State) -> [String] {
    var kinds: [String] = []
    func note(_ kind: String) { if kinds.last != kind, !kinds.contains(kind) { kinds.append(kind) } }
    for field in RuleBookSchema.schema.fields {
      note(field.key)
      for node in folder.files[field.key] ?? [] { state.files[node.span.file]?.kinds.forEach(note) }
    }
    return kinds
  }

  /// Resolves a written path to a rule and the keys that lead into it. A name may contain slashes, so the longest name wins.
  package func resolve(_ text: String) -> RulePath? {
    let parts = RulePath(text: text).parts
    guard parts.count > 1 else { return nil }
    for end in stride(from: parts.count, to: 1, by: -1) {
      let name = parts[1..<end].joined(separator: "/")
      guard places.isDeclared(parts[0], name) else { continue }
      let path = RulePath([parts[0], name] + parts[end...])
      let isDefault = parts.count == end + 1 && RuleIndex.fields(of: parts[0]).contains(parts[end])
      return places.exact(path) != nil || isDefault ? path : nil
    }
    return nil
  }
}

extension RulePath {
  /// The rule that the path leads to or into.
  package var rule: RulePath { parts.count > 2 ? RulePath(Array(parts.prefix(2))) : self }

  /// The keys inside the rule: `plans/free`; empty for the rule itself.
  package var inside: String { parts.dropFirst(2).joined(separator: "/") }
}
