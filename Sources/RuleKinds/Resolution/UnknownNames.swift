package import Diagnostics
package import Schema
package import SourceText
internal import YAMLTree

/// Combines the diagnostics about one unknown name, because a name may have many uses.
package struct UnknownNames {
  private let reading: ParseContext
  private let places: SourceLocations
  private let typed: TypedBook
  private let sources: SourceSet
  private let folder: Folder

  package init(_ reading: ParseContext, _ places: SourceLocations, _ typed: TypedBook, _ sources: SourceSet, _ folder: Folder) {
    (self.reading, self.places, self.typed, self.sources, self.folder) = (reading, places, typed, sources, folder)
  }

  /// Returns the diagnostics with one for each unknown name, at its first use or at the declaration that was most likely meant to have it.
  ///
  /// The diagnostic lists every place that uses the name, including places that are checked only in rules without errors.
  ///
  /// Several missing names of one kind have one cause, such as a deleted file, and one diagnostic. Also returns the kinds of such names.
  ///
  /// - Parameter known: The words of files that are counted already.
  package func grouped(_ diagnostics: [Diagnostic], _ known: FileWordsCache) -> (diagnostics: [Diagnostic], lost: Set<String>) {
    var others: [Diagnostic] = []
    var groups: [Subject: [Diagnostic]] = [:]
    for one in diagnostics {
      if one.name == NameProblems.unknown.name, let subject = Subject(one) {
        groups[subject, default: []].append(one)
      } else {
        others.append(one)
      }
    }
    if groups.isEmpty { return (others, []) }
    for (subject, members) in groups where members.allSatisfy({ $0.message.hasPrefix("no fact or condition") }) {
      // A list of conditions that has the same name shows that it is a condition.
      let condition = Subject(singular: Condition.singular, name: subject.name)
      guard groups[condition] != nil else { continue }
      groups[condition, default: []] += members
      groups[subject] = nil
    }
    var missing: [String: [Missing]] = [:]
    let renaming = Renaming(reading, places, typed, known)
    for (subject, members) in groups {
      let members = members.sorted {
        ($0.primary.span.file.index, $0.primary.span.start) < ($1.primary.span.file.index, $1.primary.span.start)
      }
      let kind = kind(of: subject)
      let named = UnknownNames.named(members, and: kind.map { renaming.mentions(of: subject.name, $0) } ?? [])
      if let twice = twice(subject, groups.keys, others) {
        others[twice].secondary += named.prefix(3).map { .init($0, "names `\(subject.name)`, which is not declared") }
        others[twice].helps = ["one of them was probably meant to be `\(subject.name)`: rename it"]
      } else if let kind,
        let declared = renaming.declaration(kind, insteadOf: subject.name, namedBy: named.count)
      {
        others.removeAll { $0.name == "condition.unknown-value" && $0.message.hasPrefix("`'\(subject.name)'`") }
        others.append(atDeclaration(declared, subject, named))
      } else if let kind, members[0].fixes.isEmpty {
        missing[kind, default: []].append(Missing(subject: subject, members: members, named: named))
      } else {
        others.append(atFirstUse(members, named, renaming, kind, subject))
      }
    }
    var lost: Set<String> = []
    for (kind, names) in missing {
      let isEmpty = folder.empty[kind] != nil
      // New names, whose rules are not written yet, are few and named once.
      let isFile = names.count >= UnknownNames.file || names.count > 1 && names.contains { $0.named.count > 1 }
      if isFile || isEmpty { lost.insert(kind) }
      others += names.count > 1 || isEmpty ? [together(names, kind)] : names.map { atFirstUse($0, kind, renaming) }
    }
    return (others, lost)
  }

  /// The position of the diagnostic about a rule that is declared twice, if one of the two probably has the wrong name: no other name of the kind
  /// is missing.
  private func twice(_ subject: Subject, _ missing: Dictionary<Subject, [Diagnostic]>.Keys, _ others: [Diagnostic]) -> Int? {
    guard missing.count(where: { $0.singular == subject.singular }) == 1 else { return nil }
    let twice = others.indices.filter {
      others[$0].name == NameProblems.duplicate.name && others[$0].message.hasPrefix("the \(subject.singular) `")
    }
    return twice.count == 1 ? twice[0] : nil
  }

  /// A name that no rule of its kind has, and its uses.
  private struct Missing {
    var subject: Subject
    var members: [Diagnostic]
    var named: [Span]
  }

  /// Returns one diagnostic for several names of a kind that are missing: at the file that contained them, or at the first use.
  private func together(_ missing: [Missing], _ kind: String) -> Diagnostic {
    let missing = missing.sorted { $0.subject.name < $1.subject.name }
    let noun = missing[0].subject.singular
    let names = missing.map(\.subject.name).quotedPhrase()
    if let empty = folder.empty[kind]?.first {
      return SchemaProblems.empty(empty, notes: ["other rules name \(missing.count) \(noun.pluralNoun) that no file declares: \(names)"])
    }
    let spans = missing.flatMap(\.named).sorted { ($0.file.index, $0.start) < ($1.file.index, $1.start) }
    let first = missing.map { $0.members[0] }.min {
      ($0.primary.span.file.index, $0.primary.span.start) < ($1.primary.span.file.index, $1.primary.span.start)
    }
    guard var whole = first else { preconditionFailure("a missing name has a use") }
    let rest = spans.filter { $0 != whole.primary.span }
    whole.message = "\(missing.count) names of \(noun.pluralNoun) are not declared: \(names)"
    whole.secondary = rest.prefix(3).map { .init($0, "named here") }
    whole.notes = more(rest.dropFirst(3))
    whole.helps = ["restore the file or the rules that declared them, or change every place that names them"]
    return whole
  }

  /// Returns the kind of a name, or nil if no rule of the kind is declared or referred to.
  private func kind(of subject: Subject) -> String? {
    reading.kind(singular: subject.singular)
      ?? reading.names.lazy.flatMap(\.uses).first { $0.singular == subject.singular }?.kind
  }

  /// The subject of a message such as "no limit is named `saved_flow`".
  private struct Subject: Hashable {
    var singular: String
    var name: String

    init(singular: String, name: String) { (self.singular, self.name) = (singular, name) }

    init?(_ diagnostic: Diagnostic) {
      guard diagnostic.message.hasPrefix("no "), let middle = diagnostic.message.firstRange(of: " is named `"),
        diagnostic.message.hasSuffix("`")
      else { return nil }
      let singular = diagnostic.message[..<middle.lowerBound].dropFirst(3)
      // In a condition, a bare name may be a fact or a condition.
      self.singular = singular == "fact or condition" ? "fact" : String(singular)
      name = String(diagnostic.message[middle.upperBound...].dropLast())
    }
  }

  /// Returns the places that use a name: those that were reported, then all others.
  private static func named(_ members: [Diagnostic], and mentions: [Span]) -> [Span] {
    let reported = members.map(\.primary.span)
    let others = mentions.filter { one in !reported.contains { $0.file == one.file && $0.start < one.end && one.start < $0.end } }
    return reported + others.sorted { ($0.file.index, $0.start) < ($1.file.index, $1.start) }
  }

  private func atDeclaration(_ declared: ParseContext.Declaration, _ subject: Subject, _ named: [Span]) -> Diagnostic {
    let places = named.count == 1 ? "1 place names" : "\(named.count) places name"
    return Diagnostic(
      NameProblems.unknown, "\(places) the \(subject.singular) `\(subject.name)`, but nothing names `\(declared.name)`",
      at: declared.key.span, "probably meant to be `\(subject.name)`",
      secondary: named.prefix(3).map { .init($0, "named here") }, notes: more(named.dropFirst(3)),
      helps: ["rename it to `\(subject.name)`, or change every place that names it"],
      fixes: [
        Fix("write `\(subject.name)`", .maybeIncorrect, [.init(declared.key.span, declared.key.sourceText(of: subject.name))])
      ] + renamedUses(named, of: subject.name, to: declared.name))
  }

  /// A fix that changes the places that use a name, if they are few: then either the declaration or its uses may be wrong.
  private func renamedUses(_ named: [Span], of name: String, to declared: String) -> [Fix] {
    guard named.count < UnknownNames.many, named.allSatisfy({ sources[$0.file].text($0.range) == name }) else { return [] }
    let title = named.count == 1 ? "write `\(declared)` where it is named" : "write `\(declared)` in the \(named.count) places that name it"
    return [Fix(title, .maybeIncorrect, named.map { .init($0, declared) })]
  }

  /// So many missing names of one kind were in a file that is missing.
  private static let file = 4

  /// So many places are unlikely to be wrong.
  private static let many = 3

  private func atFirstUse(
    _ members: [Diagnostic], _ named: [Span], _ renaming: Renaming, _ kind: String?, _ subject: Subject
  ) -> Diagnostic {
    var first = atFirstUse(members, named)
    // The use may be right, and the declaration misspelled: a rule that nothing else names, or all that name it.
    // A bare name in a condition may also be a condition.
    let kinds = kind.map {
      $0 == Fact.key && members.contains { $0.message.hasPrefix("no fact or condition") } ? [$0, Condition.key] : [$0]
    }
    for declared in (kinds ?? []).flatMap({ renaming.idle($0, near: subject.name) }) {
      first.fixes.append(
        Fix(
          "rename `\(declared.name)` to `\(subject.name)`", .maybeIncorrect,
          [.init(declared.key.span, declared.key.sourceText(of: subject.name))]))
    }
    return first
  }

  /// The diagnostic about a name that is missing. A rule that nothing names, and whose name has the same words but one, is perhaps that rule
  /// under a new name.
  private func atFirstUse(_ missing: Missing, _ kind: String, _ renaming: Renaming) -> Diagnostic {
    var first = atFirstUse(missing.members, missing.named)
    guard let declared = renaming.newName(of: missing.subject.name, kind) else { return first }
    first.secondary.insert(.init(declared.key.span, "nothing names `\(declared.name)`, which is perhaps its new name"), at: 0)
    first.fixes += renamedUses(missing.named, of: missing.subject.name, to: declared.name)
    return first
  }

  private func atFirstUse(_ members: [Diagnostic], _ named: [Span]) -> Diagnostic {
    var first = members[0]
    guard named.count > 1 else { return first }
    first.secondary += named.dropFirst().prefix(3).map { .init($0, "named here too") }
    first.notes += more(named.dropFirst(4))
    // The rule was probably deleted or renamed.
    if named.count >= UnknownNames.many {
      (first.helps, first.fixes) = (["restore it, or change every place that names it"], [])
      return first
    }
    // Each fix edits every place.
    first.fixes = first.fixes.map { fix in
      let same = members.compactMap { member in member.fixes.first { $0.title == fix.title } }
      return same.count == members.count ? Fix(fix.title, fix.applicability, same.flatMap(\.edits)) : fix
    }
    return first
  }

  /// Returns a note with the places that no label marks, as `file:line:column`.
  private func more(_ spans: ArraySlice<Span>) -> [String] {
    if spans.isEmpty { return [] }
    let places = spans.map { span in
      let position = sources[span.file].position(of: span.range.lowerBound)
      return "\(sources[span.file].path):\(position.line):\(position.column)"
    }
    return ["and in \(spans.count) more \(spans.count == 1 ? "place" : "places"): \(places.phrase())"]
  }
}
