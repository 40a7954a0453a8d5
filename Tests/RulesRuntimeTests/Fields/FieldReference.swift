import Foundation
import RulesBundle
import RulesRuntime

/// What a field reports about a text, computed slowly: with Swift's own characters, Unicode's properties, and regular expressions.
struct FieldReference {
  var form: String
  var characters = ""
  var refused = ""
  var isTrimmed = false
  var isLowerCase = false
  var isMultiline = false
  var shortest = 0
  var longest = Int.max
  var unit = "characters"
  var hasList = false

  /// The fields of `FieldBook`.
  static let all: [String: FieldReference] = [
    "word": FieldReference(
      form: "word", characters: "abcdefx0123456789_", isTrimmed: true, isLowerCase: true, shortest: 3, longest: 8, hasList: true),
    "short": FieldReference(form: "word", characters: "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    "free": FieldReference(form: "free", refused: "<\u{1F94B}0123456789", isTrimmed: true, shortest: 2, longest: 6),
    "lines": FieldReference(form: "free", isMultiline: true, longest: 6, unit: "code_points"),
    "octets": FieldReference(form: "free", isLowerCase: true, longest: 6, unit: "bytes"),
    "email": FieldReference(form: "email", isTrimmed: true), "web": FieldReference(form: "web"),
    "secret": FieldReference(form: "secret", shortest: 4, hasList: true),
  ]

  struct Answer: Equatable {
    var reason: FieldReason?
    var value: [UInt8]?
    var length: Int
  }

  func answer(_ text: String) -> Answer {
    var scalars = Array(text.unicodeScalars)
    if isTrimmed {
      while let first = scalars.first, Self.isBlank(first) { scalars.removeFirst() }
      while let last = scalars.last, Self.isBlank(last) { scalars.removeLast() }
    }
    if isLowerCase { scalars = scalars.map { ("A"..."Z").contains($0) ? Unicode.Scalar(UInt8($0.value + 32)) : $0 } }
    let normal = String(String.UnicodeScalarView(scalars))
    if isTrimmed ? scalars.allSatisfy(Self.isInvisible) : scalars.isEmpty { return Answer(reason: .empty, value: nil, length: 0) }
    let length = unit == "bytes" ? normal.utf8.count : unit == "code_points" ? scalars.count : normal.count
    // A text with too many characters stays unchanged.
    let stored = scalars.allSatisfy(allows) ? stored(normal) : nil
    return Answer(
      reason: reason(normal, scalars, stored, length), value: form == "secret" ? nil : Array((stored ?? normal).utf8), length: length)
  }

  private func reason(_ text: String, _ scalars: [Unicode.Scalar], _ stored: String?, _ length: Int) -> FieldReason? {
    if !scalars.allSatisfy(allows) { return .badCharacter }
    if stored == nil { return .malformed }
    if length < shortest { return .tooShort }
    if length > longest || unit == "characters" && longest < 1000 && scalars.count > 16 * longest { return .tooLong }
    if form == "email" && text.utf8.count > 254 || form == "web" && text.utf8.count > 2048 { return .tooLong }
    let folded = scalars.map { ("A"..."Z").contains($0) ? $0.value + 32 : $0.value }
    if hasList, FieldBook.listed.contains(where: { $0.unicodeScalars.map(\.value) == folded }) { return .notIn }
    return nil
  }

  private func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch form {
    case "free":
      if refused.unicodeScalars.contains(scalar) || scalar.properties.isNoncharacterCodePoint { return false }
      let isLineEnd = "\t\n\r\u{2028}\u{2029}".unicodeScalars.contains(scalar)
      return isLineEnd ? isMultiline : scalar.properties.generalCategory != .control
    case "word": return characters.unicodeScalars.contains(scalar)
    case "email": return Self.inEmails.contains(scalar)
    case "web": return Self.inWeb.contains(scalar)
    default: return true
    }
  }

  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  private static let inEmails = Set((letters + "@.!#$%&'*+-/=?^_`{|}~").unicodeScalars)
  private static let inWeb = Set((letters + "-._~:/?#[]@!$&'()*+,;=%").unicodeScalars)

  /// The text as it is stored; nil if it is not a valid address.
  private func stored(_ text: String) -> String? {
    switch form {
    case "email":
      guard text.wholeMatch(of: /[^@.]+(\.[^@.]+)*@[^@]+/) != nil, let at = text.firstIndex(of: "@") else { return nil }
      let (name, domain) = (String(text[..<at]), String(text[text.index(after: at)...]))
      guard name.utf8.count <= 64, Self.isDomain(domain) else { return nil }
      return name + "@" + Self.lowered(domain)
    case "web":
      guard let parts = text.wholeMatch(of: /([Hh][Tt][Tt][Pp][Ss]?):\/\/([^\/?#:]*)(:[^\/?#]*)?([\/?#].*)?/.dotMatchesNewlines()) else {
        return nil
      }
      let (domain, port, rest) = (String(parts.output.2), String(parts.output.3 ?? ""), String(parts.output.4 ?? ""))
      guard Self.isDomain(domain), rest.replacing(/%[0-9A-Fa-f]{2}/, with: "").contains("%") == false else { return nil }
      guard port.isEmpty || port.wholeMatch(of: /:[0-9]{1,5}/) != nil && (1...65535).contains(Int(port.dropFirst()) ?? 0) else {
        return nil
      }
      return Self.lowered(String(parts.output.1)) + "://" + Self.lowered(domain) + port + rest
    default: return text
    }
  }

  private static func lowered(_ text: String) -> String {
    String(decoding: text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }

  private static func isDomain(_ text: String) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return labels.count > 1 && text.utf8.count <= 253
      && labels.allSatisfy { $0.utf8.count <= 63 && $0.wholeMatch(of: /[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?/) != nil }
      && (labels.last?.utf8.count ?? 0) > 1 && labels.last?.contains(where: \.isLetter) == true
  }

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}"
  }

  /// Of these, the ones that do not change the character before them, except for joiners.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    guard isInvisible(scalar) else { return false }
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    let isAlone = scalar.value < 0x10000 && !(0xFFF0...0xFFF8).contains(scalar.value)
    return isAlone && scalar.properties.generalCategory != .nonspacingMark
  }
}
