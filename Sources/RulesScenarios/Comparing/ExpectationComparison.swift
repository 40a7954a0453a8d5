internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import RulesJSON
internal import Schema

/// A part of an answer that differs from the expectation.
struct Mismatch {
  /// The path of the expectation below `then`: `buttons`, `0`.
  var place: [String]
  var expected: FreeValue
  /// The actual value; nil if it is missing.
  var actual: JSON?
  /// A label that explains the difference, if the two values do not.
  var annotation: String?
  /// A similar key of the answer, if the answer does not have the expected key.
  var meant: String?
}

/// Compares an expectation with an answer. Expectations are partial: values that they do not name are ignored.
struct ExpectationComparison {
  private(set) var mismatches: [Mismatch] = []

  init(_ expected: FreeValue, _ actual: JSON?) { compare(expected, actual, []) }

  private mutating func compare(_ expected: FreeValue, _ actual: JSON?, _ place: [String]) {
    switch expected {
    case .map(let entries):
      if compareAsBound(entries, actual, place) { return }
      guard case .object(let members)? = actual else { return miss(expected, actual, place) }
      for entry in entries {
        let known = mismatches.count
        compare(entry.value, actual?[entry.key], place + [entry.key])
        if mismatches.count > known, actual?[entry.key] == nil {
          mismatches[known].meant = Suggestion.nearest(to: entry.key, among: members.map(\.key)).first
        }
      }
    case .list(let items):
      guard case .array(let found)? = actual else { return miss(expected, actual, place) }
      if found.count != items.count {
        return miss(expected, actual, place, "\(Self.count(found.count)), not \(items.count)")
      }
      for (index, item) in items.enumerated() { compare(item, found[index], place + ["\(index)"]) }
    case .null, .bool, .int, .text:
      if !isSame(expected, actual) { miss(expected, actual, place) }
    }
  }

  /// Compares a value with `{at_least: 3}`, `{at_most: 3}`, or `{contains: ...}`, which constrain a value instead of naming keys in it.
  private mutating func compareAsBound(_ entries: [FreeEntry], _ actual: JSON?, _ place: [String]) -> Bool {
    guard !entries.isEmpty, entries.allSatisfy({ ["at_least", "at_most", "contains"].contains($0.key) }) else { return false }
    for entry in entries {
      let inner = place + [entry.key]
      switch (entry.key, entry.value) {
      case ("at_least", .int(let least)):
        if (actual?.intValue).map({ $0 < least }) ?? true { miss(entry.value, actual, inner, "less than \(least)") }
      case ("at_most", .int(let most)):
        if (actual?.intValue).map({ $0 > most }) ?? true { miss(entry.value, actual, inner, "more than \(most)") }
      case ("contains", .list(let wanted)):
        for (index, item) in wanted.enumerated() where !isIn(actual, item) { missItem(item, actual, inner + ["\(index)"]) }
      case ("contains", let wanted): if !isIn(actual, wanted) { miss(wanted, actual, inner, "not found") }
      default: miss(entry.value, actual, inner, "`\(entry.key)` takes a whole number")
      }
    }
    return true
  }

  /// Reports a missing item. If the list contains an item with the same name, reports the differences in that item instead.
  private mutating func missItem(_ wanted: FreeValue, _ actual: JSON?, _ place: [String]) {
    if case .map(let entries) = wanted, let name = entries.first, let items = actual?.arrayValue {
      let named = items.filter { ExpectationComparison(name.value, $0[name.key] ?? .null).mismatches.isEmpty }
      if named.count == 1 { return compare(wanted, named[0], place) }
    }
    miss(wanted, actual, place, "not in the list")
  }

  /// Whether a list contains a matching item, or a string contains the expected part.
  private func isIn(_ actual: JSON?, _ wanted: FreeValue) -> Bool {
    switch actual {
    case .array(let items)?: items.contains { ExpectationComparison(wanted, $0).mismatches.isEmpty }
    case .string(let text)?: wanted.scalarText.map { Self.readable(text).contains($0) } ?? false
    default: false
    }
  }

  private func isSame(_ expected: FreeValue, _ actual: JSON?) -> Bool {
    if expected == .text("none"), Self.isNothing(actual) { return true }
    switch (expected, actual) {
    case (.null, .null?): return true
    case (.bool(let wanted), .bool(let flag)?): return wanted == flag
    case (.int(let wanted), .int(let number)?): return wanted == number
    // An expected size can have a unit: `50MB`.
    case (.text(let text), .int(let number)?): return UnitText.parse(text, UnitText.bytes) == number
    case (.text(let wanted), .string(let text)?): return wanted == Self.readable(text) || Self.isSameDuration(wanted, text)
    // A name matches an object whose first value it is, and an item matches a list of that item alone.
    case (_, .object(let members)?): return members.first.map { isSame(expected, $0.value) } ?? false
    case (_, .array(let items)?): return items.count == 1 && isSame(expected, items[0])
    default: return false
    }
  }

  /// A sentence without the invisible characters around values, and with plain spaces.
  static func readable(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !("\u{2066}"..."\u{2069}").contains(scalar) {
      plain.append(["\u{A0}", "\u{202F}"].contains(scalar) ? " " : scalar)
    }
    return String(plain)
  }

  private static func isNothing(_ actual: JSON?) -> Bool {
    switch actual {
    case nil, .null?: true
    case .array(let items)?: items.isEmpty
    case .object(let members)?: members.isEmpty
    case .string(let text)?: text.isEmpty
    default: false
    }
  }

  /// Whether two durations are equal, such as `30m` and `1800s`. Durations of rules can have days and weeks, those of answers cannot.
  private static func isSameDuration(_ wanted: String, _ text: String) -> Bool {
    guard let found = TimeText.duration(text.utf8), found.nanoseconds == 0 else { return false }
    if let seconds = UnitText.parse(wanted, UnitText.durations) { return seconds == found.seconds }
    return TimeText.duration(wanted.utf8).map { $0.seconds == found.seconds && $0.nanoseconds == 0 } ?? false
  }

  private mutating func miss(_ expected: FreeValue, _ actual: JSON?, _ place: [String], _ annotation: String? = nil) {
    mismatches.append(Mismatch(place: place, expected: expected, actual: actual, annotation: annotation))
  }

  private static func count(_ number: Int) -> String { number == 1 ? "1 item" : "\(number) items" }
}
