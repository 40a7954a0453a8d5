internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports a setting without a unit once at its declaration, instead of at every condition that uses it.
struct UnitlessSettings {
  private let book: RuleBook
  private let places: SourceLocations
  private let sources: SourceSet

  init(_ book: RuleBook, _ places: SourceLocations, _ sources: SourceSet) {
    self.book = book
    self.places = places
    self.sources = sources
  }

  /// Returns the diagnostics with one for each plain number that is used as a duration, instead of the type mismatches that it causes.
  func reported(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var others: [Diagnostic] = []
    var mismatches: [String: [Diagnostic]] = [:]
    for one in diagnostics {
      if one.name == "condition.type-mismatch", let setting = number(in: one) {
        mismatches[setting, default: []].append(one)
      } else {
        others.append(one)
      }
    }
    for (setting, members) in mismatches {
      let members = members.sorted {
        ($0.primary.span.file.index, $0.primary.span.start) < ($1.primary.span.file.index, $1.primary.span.start)
      }
      let place = places.span(RulePath(Setting.key, setting, "value"))
      let text = text(at: place)
      others.append(
        Diagnostic(
          SchemaProblems.badUnit, "`\(text)` has no unit, and `\(setting)` is used as a duration", at: place,
          secondary: members.prefix(3).map { .init($0.primary.span, "used here") },
          helps: ["write the unit: `\(text)s`, `\(text)m`, `\(text)h`, or `\(text)d`"]))
    }
    return others
  }

  /// Returns the setting with a plain number that causes a type mismatch with a duration.
  private func number(in diagnostic: Diagnostic) -> String? {
    guard diagnostic.message.contains("is a duration"), diagnostic.message.contains("a number") else { return nil }
    let text = text(at: diagnostic.primary.span)
    return book.settings.entries.first { entry in
      guard case .count = entry.value.value else { return false }
      let name = "settings.\(entry.name.text)"
      return text.hasSuffix(name) || text.hasPrefix(name + " ")
    }?.name.text
  }

  private func text(at span: Span) -> String {
    String(decoding: sources[span.file].bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
}
