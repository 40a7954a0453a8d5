internal import Conditions
public import Diagnostics
internal import RulesModel
public import Schema
internal import SourceText
internal import YAMLTree

/// Makes one message of all that say the same about one name: a name is declared once and may be used a hundred times.
public struct UnknownNames {
  private let reading: Reading
  private let places: Places
  private let used: Set<String>

  public init(_ reading: Reading, _ places: Places, _ typed: TypedBook) {
    self.reading = reading
    self.places = places
    var used = Set(reading.uses.map { "\($0.kind)/\($0.name)" })
    for expression in typed.expressions.values {
      let uses = expression.uses
      for (kind, names) in [
        (Fact.key, uses.facts), (Limit.key, uses.limits), (Capability.key, uses.capabilities), (Condition.key, uses.conditions),
      ] {
        for name in names { used.insert("\(kind)/\(name)") }
      }
      for name in uses.settings { used.insert("\(Setting.key)/\(name.settingName)") }
    }
    self.used = used
  }

  /// The same diagnostics, with one for each unknown name: at its first use, or at the declaration that was most likely meant to have it.
  public func grouped(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var others: [Diagnostic] = []
    var groups: [Subject: [Diagnostic]] = [:]
    for one in diagnostics {
      if one.name == NameProblems.unknown.name, let subject = Subject(one) {
        groups[subject, default: []].append(one)
      } else {
        others.append(one)
      }
    }
    for (subject, members) in groups {
      let members = members.sorted {
        ($0.primary.span.file.index, $0.primary.span.start) < ($1.primary.span.file.index, $1.primary.span.start)
      }
      if let declared = misspelt(subject, members.count) {
        others.removeAll { $0.name == "condition.unknown-value" && $0.message.hasPrefix("`'\(subject.name)'`") }
        others.append(atDeclaration(declared, subject, members))
      } else {
        others.append(UnknownNames.atFirstUse(members))
      }
    }
    return others
  }

  /// What a message is about: `no limit is named `saved_flow``.
  private struct Subject: Hashable {
    var singular: String
    var name: String

    init?(_ diagnostic: Diagnostic) {
      guard diagnostic.message.hasPrefix("no "), let middle = diagnostic.message.firstRange(of: " is named `"),
        diagnostic.message.hasSuffix("`")
      else { return nil }
      let singular = diagnostic.message[..<middle.lowerBound].dropFirst(3)
      // In a condition a bare name may be either.
      self.singular = singular == "fact or condition" ? "fact" : String(singular)
      name = String(diagnostic.message[middle.upperBound...].dropLast())
    }
  }

  /// A name that is declared and never used, near to one that is used often and not declared.
  private func misspelt(_ subject: Subject, _ count: Int) -> Reading.Declaration? {
    guard count >= 3, let kind = reading.declarations.first(where: { $0.singular == subject.singular })?.kind else { return nil }
    let idle = places.names(of: kind).filter { !used.contains("\(kind)/\($0)") }
    guard let near = Suggestion.nearest(to: subject.name, among: idle).first else { return nil }
    return reading.declarations.first { $0.kind == kind && $0.name == near }
  }

  private func atDeclaration(_ declared: Reading.Declaration, _ subject: Subject, _ members: [Diagnostic]) -> Diagnostic {
    Diagnostic(
      NameProblems.unknown, "\(members.count) places name the \(subject.singular) `\(subject.name)`, and nothing names `\(declared.name)`",
      at: declared.key.span, "most likely meant to be `\(subject.name)`",
      secondary: members.prefix(3).map { .init($0.primary.span, "named here") }, notes: UnknownNames.more(members.count - 3),
      helps: ["name it `\(subject.name)` again, or change all that name it"],
      fixes: [Fix("write `\(subject.name)`", .maybeIncorrect, [.init(declared.key.span, subject.name)])])
  }

  private static func atFirstUse(_ members: [Diagnostic]) -> Diagnostic {
    var first = members[0]
    guard members.count > 1 else { return first }
    first.secondary += members.dropFirst().prefix(3).map { .init($0.primary.span, "named here too") }
    first.notes += more(members.count - 4)
    // One edit does not mend several places.
    if let fix = first.fixes.first, members.allSatisfy({ $0.fixes.first?.title == fix.title }) {
      first.fixes = [Fix(fix.title, fix.applicability, members.flatMap { $0.fixes.first?.edits ?? [] })]
    }
    return first
  }

  private static func more(_ count: Int) -> [String] {
    count > 0 ? ["and in \(count) more \(count == 1 ? "place" : "places")"] : []
  }
}
