internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import RulesJSON
internal import Schema

/// A part of an answer that is not as expected.
struct Mismatch {
  /// Where the expectation stands below `then`: `buttons`, `0`.
  var place: [String]
  var expected: FreeValue
  /// What is there instead; nil when nothing is.
  var actual: JSON?
  /// Words where the two values do not say it all.
  var annotation: String?
  /// The key that was probably meant, where the answer has none of this name.
  var meant: String?
}

/// Compares what is expected with what an answer has. An expectation is partial: what it does not name may be anything.
struct Comparison {
  private(set) var mismatches: [Mismatch] = []

  init(_ expected: FreeValue, _ actual: JSON) { compare(expected, actual, []) }

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
        return miss(expected, actual, place, "\(Comparison.count(found.count)), not \(items.count)")
      }
      for (index, item) in items.enumerated() { compare(item, found[index], place + ["\(index)"]) }
    case .null, .bool, .int, .text:
      if !isSame(expected, actual) { miss(expected, actual, place) }
    }
  }

  /// `{at_least: 3}`, `{at_most: 3}` and `{contains: ...}` say something about a value instead of naming keys in it.
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
      case ("contains", let wanted): if !isIn(actual, wanted) { miss(wanted, actual, inner, "not in it") }
      default: miss(entry.value, actual, inner, "`\(entry.key)` takes a whole number")
      }
    }
    return true
  }

  /// Where an item of the same name is there, what differs in it says more than that it is missing.
  private mutating func missItem(_ wanted: FreeValue, _ actual: JSON?, _ place: [String]) {
    if case .map(let entries) = wanted, let name = entries.first, let items = actual?.arrayValue {
      let named = items.filter { Comparison(name.value, $0[name.key] ?? .null).mismatches.isEmpty }
      if named.count == 1 { return compare(wanted, named[0], place) }
    }
    miss(wanted, actual, place, "not among them")
  }

  /// Whether a list has such an item, or a text such a part.
  private func isIn(_ actual: JSON?, _ wanted: FreeValue) -> Bool {
    switch actual {
    case .array(let items)?: items.contains { Comparison(wanted, $0).mismatches.isEmpty }
    case .string(let text)?: wanted.scalarText.map { Comparison.readable(text).contains($0) } ?? false
    default: false
    }
  }

  private func isSame(_ expected: FreeValue, _ actual: JSON?) -> Bool {
    if expected == .text("none"), Comparison.isNothing(actual) { return true }
    switch (expected, actual) {
    case (.null, .null?): return true
    case (.bool(let wanted), .bool(let flag)?): return wanted == flag
    case (.int(let wanted), .int(let number)?): return wanted == number
    // Sizes may have their unit: `50MB`.
    case (.text(let text), .int(let number)?): return UnitText.parse(text, UnitText.bytes) == number
    case (.text(let wanted), .string(let text)?): return wanted == Comparison.readable(text) || Comparison.isSameDuration(wanted, text)
    // A name stands for the object that begins with it, and an item for the list that has it alone.
    case (_, .object(let members)?): return members.first.map { isSame(expected, $0.value) } ?? false
    case (_, .array(let items)?): return items.count == 1 && isSame(expected, items[0])
    default: return false
    }
  }

  /// A sentence as people read and write it: without the invisible marks around a value in it, and with spaces like all others.
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

  /// `30m` and `1800s` are the same; a rule's durations have days and weeks, an answer's do not.
  private static func isSameDuration(_ wanted: String, _ text: String) -> Bool {
    guard let found = TimeText.duration(text.utf8), found.nanoseconds == 0 else { return false }
    if let seconds = UnitText.parse(wanted, UnitText.durations) { return seconds == found.seconds }
    return TimeText.duration(wanted.utf8).map { $0.seconds == found.seconds && $0.nanoseconds == 0 } ?? false
  }

  private mutating func miss(_ expected: FreeValue, _ actual: JSON?, _ place: [String], _ annotation: String? = nil) {
    mismatches.append(Mismatch(place: place, expected: expected, actual: actual, annotation: annotation))
  }

  private static func count(_ number: Int) -> String { number == 1 ? "there is 1" : "there are \(number)" }
}
