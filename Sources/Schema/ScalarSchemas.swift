internal import Diagnostics
public import YAMLTree

extension Schema where Value == String {
  /// Any string that is not empty.
  public static let text = Schema(
    shape: .text(form: nil),
    read: { node, reading in
      guard node.kind == .scalar, !node.isBlankText else { return reading.refuse(node, .text(form: nil)) }
      if node.isInvalid { return nil }
      return reading.isText(node, butNull: true) ? node.text : nil
    }, write: { ScalarText.write($0) })

  /// Copy that users read.
  public static let sentence = Schema(
    shape: .text(form: "text in quotes, such as `\"Some text.\"`", pattern: TextPattern(#"\S"#)),
    read: { node, reading in
      guard let text = Schema<String>.text.read(node, &reading) else { return nil }
      return reading.isText(node, butNull: false) && reading.isQuotedWell(node) && reading.isVisible(node) ? text : nil
    }, write: { ScalarText.write($0) })

  /// A string that must have a format.
  ///
  /// - Parameters:
  ///   - form: The format for messages: "a date such as ...".
  ///   - pattern: The pattern for editors.
  ///   - role: What the string means beyond its format.
  ///   - advice: Returns the help for a string with another format, and its replacement if that is certain.
  ///   - matches: Whether a string has the format.
  public static func text(
    form: String, pattern: TextPattern? = nil, role: ValueRole? = nil,
    advice: @escaping @Sendable (String) -> (help: String, text: String?)? = { _ in nil },
    where matches: @escaping @Sendable (String) -> Bool
  ) -> Schema {
    Schema(
      shape: .text(form: form, pattern: pattern, role: role),
      read: { node, reading in
        guard let text = Schema<String>.text.read(node, &reading) else { return nil }
        guard matches(text) else {
          let advice = advice(text) ?? Correction.plainForm(of: text, matches)
          reading.diagnostics.append(
            Diagnostic(
              SchemaProblems.badForm, "`\(text)` is not \(form)", at: node.span, helps: advice.map { [$0.help] } ?? [],
              fixes: Fix.write([advice?.text].compactMap { $0 }.filter(matches).map { ScalarText.write($0) }, at: node.span)))
          return nil
        }
        return text
      }, write: { ScalarText.write($0) })
  }

  /// A calendar date, `2026-01-05`.
  public static let date = text(
    form: "a date such as `\"2026-01-05\"`", pattern: TextPattern("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$")
  ) { CalendarDate($0) != nil }

  /// A reference to a rule by its name.
  public static func reference(to kind: String, singular: String) -> Schema {
    Schema(
      shape: .reference(to: singular),
      read: { node, reading in
        guard node.kind == .scalar, !node.isBlankText else { return reading.refuse(node, .reference(to: singular)) }
        if node.isInvalid { return nil }
        reading.use(kind, singular: singular, node.text, at: node)
        return node.text
      }, write: { ScalarText.write($0) })
  }

  /// A value of any type, including `null`, as a string.
  public static let value = Schema(
    shape: .value,
    read: { node, reading in
      guard node.kind == .scalar, !node.isBlankText else { return reading.refuse(node, .value) }
      return node.isInvalid || !reading.isOpened(node) ? nil : node.text
    }, write: { ScalarText.write($0) })

  /// A condition expression, which is checked when all names are known.
  public static let expression = Schema(
    shape: .expression,
    read: { node, reading in
      guard node.kind == .scalar, !node.isBlankText else { return reading.refuse(node, .expression) }
      return node.isInvalid || !reading.isFreeOfCurlyQuotes(node) || !reading.isOpened(node) ? nil : node.text
    }, write: { ScalarText.write($0) })
}

extension Schema where Value == Bool {
  /// `true` or `false`.
  public static let boolean = Schema(
    shape: .boolean,
    read: { node, reading in
      if node.isInvalid { return reading.refused(node, .boolean) { $0 == "true" || $0 == "false" } }
      guard node.kind == .scalar, node.text == "true" || node.text == "false" else { return reading.refuseBoolean(node) }
      guard node.isPlain else { return reading.quoted(node, .boolean) }
      return node.text == "true"
    }, write: { $0 ? "true" : "false" })
}

extension Schema where Value == Int64 {
  /// A whole number in a range.
  public static func integer(_ range: ClosedRange<Int64> = .min ... .max) -> Schema {
    Schema(
      shape: .integer(range),
      read: { node, reading in
        if node.isInvalid {
          return reading.refused(node, .integer(range)) { text in Int64(text).map { range.contains($0) && text == "\($0)" } ?? false }
        }
        guard node.kind == .scalar, let number = Int64(node.text) else { return reading.refuseInteger(node, range) }
        guard node.isPlain else { return reading.quoted(node, .integer(range)) }
        guard range.contains(number) else {
          reading.diagnostics.append(
            Diagnostic(
              SchemaProblems.outOfRange, "\(number) is not \(Shape.integer(range).noun)", at: node.span))
          return nil
        }
        return number
      }, write: { "\($0)" })
  }
}

extension Schema where Value: CaseIterable & RawRepresentable<String> {
  /// One of the raw values of the type.
  public static var choice: Schema { choice(of: Value.allCases.map(\.rawValue), { Value(rawValue: $0) }, { $0.rawValue }) }
}

extension Schema {
  /// One of the names.
  public static func choice(
    of names: [String], _ value: @escaping @Sendable (String) -> Value?, _ name: @escaping @Sendable (Value) -> String
  ) -> Schema {
    Schema(
      shape: .choice(names),
      read: { node, reading in
        guard node.kind == .scalar, !node.isBlankText else { return reading.refuse(node, .choice(names)) }
        if node.isInvalid { return reading.refused(node, .choice(names)) { value($0) != nil } }
        guard let value = value(node.text) else {
          reading.unknownChoice(node, among: names)
          return nil
        }
        return value
      }, write: name)
  }
}

extension ParseContext {
  /// Reports a wrong type and returns nil, the result of reading.
  public mutating func refuse<Value>(_ node: Node, _ shape: Shape) -> Value? {
    wrongType(node, expected: shape)
    return nil
  }

  /// Reports a value that is valid without its quotes and returns nil, the result of reading.
  mutating func quoted<Value>(_ node: Node, _ shape: Shape) -> Value? {
    diagnostics.append(
      Diagnostic(
        SchemaProblems.wrongType, "expected \(shape.noun), found the string `\"\(node.text)\"`", at: node.span, "quotes make it a string",
        helps: ["remove the quotes: `\(node.text)`"],
        fixes: [Fix("remove the quotes", .machineApplicable, [.init(node.span, node.text)])]))
    return nil
  }

  /// Reports a scalar that is not `true` or `false` and returns nil, the result of reading.
  mutating func refuseBoolean<Value>(_ node: Node) -> Value? {
    guard node.kind == .scalar, !node.text.isEmpty else { return refuse(node, .boolean) }
    let plain = Correction.plainText(node.text)
    let near = Correction.plainer(plain, .boolean) + Suggestion.nearest(to: plain, among: ["true", "false"])
    return refuse(node, .boolean, near: near)
  }

  /// Reports a scalar that is not a whole number and returns nil, the result of reading.
  mutating func refuseInteger<Value>(_ node: Node, _ range: ClosedRange<Int64>) -> Value? {
    guard node.kind == .scalar, !node.text.isEmpty else { return refuse(node, .integer(range)) }
    let near = Correction.plainer(Correction.plainText(node.text), .integer(range)).filter { Int64($0).map(range.contains) ?? false }
    return refuse(node, .integer(range), near: near)
  }

  /// Reports a scalar of the wrong type with the value that was probably meant.
  private mutating func refuse<Value>(_ node: Node, _ shape: Shape, near: [String]) -> Value? {
    guard let meant = near.first, !node.isInvalid else { return refuse(node, shape) }
    diagnostics.append(
      Diagnostic(
        SchemaProblems.wrongType, "expected \(shape.noun), found `\(node.text)`", at: node.span, "not \(shape.brief)",
        helps: ["write `\(meant)`"], fixes: Fix.write([meant], at: node.span)))
    return nil
  }

  /// Reports a value that is not one of the names.
  public mutating func unknownChoice(_ node: Node, among names: [String]) {
    let plain = Correction.plainText(node.text)
    let near = names.contains(plain) ? [plain] : Suggestion.choices(for: plain, among: names)
    diagnostics.append(
      Diagnostic(
        SchemaProblems.unknownChoice, "`\(node.text)` is not an allowed value", at: node.span,
        helps: Suggestion.question(near) + (near.isEmpty ? ["write \(Shape.oneOf(names))"] : []),
        fixes: Fix.write(near, at: node.span)))
  }
}

/// A date of the Gregorian calendar.
public struct CalendarDate: Sendable, Hashable, Comparable {
  /// The year, from 0 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Parses a date such as `2026-01-05`. Fails for other formats and for days that do not exist.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count == 10, parts.count == 3, parts[0].count == 4, parts[1].count == 2,
      parts.allSatisfy({ part in part.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...days[month - 1]).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Returns whether the first date is before the second.
  public static func < (a: CalendarDate, b: CalendarDate) -> Bool { (a.year, a.month, a.day) < (b.year, b.month, b.day) }
}
