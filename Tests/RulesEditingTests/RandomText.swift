/// Writes random YAML that rule files may contain, in many formats. The same seed writes the same text.
struct RandomText {
  private var state: UInt64
  private var comments = 0

  init(seed: UInt64) { state = seed }

  mutating func file() -> String {
    comments = 0
    var text = maybe(3) ? "# c\(number(9)) at the top\n\n" : ""
    text = text.replacing("# c", with: "#c")
    return text + block(indentation: 0, depth: 0) + (maybe(3) ? "\n\n#c at the end\n" : "")
  }

  // MARK: Blocks

  private mutating func block(indentation: Int, depth: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    let isList = depth > 0 && maybe(3)
    var text = ""
    for index in 0..<(1 + number(4)) {
      if maybe(6) { text += String(repeating: "\n", count: 1 + number(3)) }
      if maybe(6) { text += "\(margin)\(comment())\n" }
      let head = isList ? "-" : "\(key(index)):"
      text += margin + head + value(indentation, depth, isItem: isList)
    }
    return text
  }

  /// What follows a key or a dash, with the end of its line.
  private mutating func value(_ indentation: Int, _ depth: Int, isItem: Bool) -> String {
    let inner = indentation + 1 + number(4)
    switch number(depth > 3 ? 6 : 10) {
    case 0, 1: return gap() + scalar(inFlow: false) + end()
    case 2: return gap() + flow(depth: 0, isWide: maybe(5)) + end()
    case 3: return " |\(maybe(2) ? "-" : "")\n" + lines(inner)
    case 4: return " >\(maybe(2) ? "-" : "")\n" + lines(inner)
    case 5: return gap() + spread(inner) + end()
    default: return end() + block(indentation: inner, depth: depth + 1)
    }
  }

  private mutating func lines(_ indentation: Int) -> String {
    (0...number(3)).map { _ in String(repeating: " ", count: indentation) + word() + " " + word() + "\n" }.joined()
  }

  // MARK: Brackets

  private mutating func flow(depth: Int, isWide: Bool) -> String {
    let isMapping = maybe(2)
    let items = (0..<(isWide ? 12 + number(20) : number(4))).map { index -> String in
      let value = depth < 2 && maybe(3) ? flow(depth: depth + 1, isWide: false) : scalar(inFlow: true)
      return isMapping ? "\(key(index)): \(value)" : value
    }
    let inside = items.joined(separator: ["," + " ", ",  ", " , "][number(3)])
    return isMapping ? "{\(inside)}" : "[ \(inside)]"
  }

  /// On several lines, sometimes with comments inside.
  private mutating func spread(_ indentation: Int) -> String {
    let margin = "\n" + String(repeating: " ", count: indentation)
    let items = (0...number(4)).map { _ in scalar(inFlow: true) + "," + (maybe(5) ? " \(comment())" : "") }
    return "[" + items.map { margin + $0 }.joined() + margin + "]"
  }

  // MARK: Scalars

  private mutating func scalar(inFlow: Bool) -> String {
    switch number(9) {
    case 0: "\(number(5000))"
    case 1: "true"
    case 2: "\"\(word()): \(word())\""
    case 3: "'\(word()) it''s'"
    case 4: "\"\(word())\\n\\t\\\"\(word())\\u00e9\""
    case 5: "'\(word())'"
    case 6: inFlow ? word() : "\(word()), \(word()) and \(word())"
    case 7: "\"2026-01-0\(1 + number(8))\""
    default: word()
    }
  }

  private mutating func word() -> String {
    ["walnut", "Ähre", "no_one", "a.b", "x/y", "deep-end", "N-1", "日本", "\u{E9}t", "none"][number(10)]
  }

  private mutating func key(_ index: Int) -> String { maybe(8) ? "\"k\(index)\"" : "k\(index)" }

  private mutating func comment() -> String {
    comments += 1
    return "#c\(comments) \(word())"
  }

  private mutating func gap() -> String { String(repeating: " ", count: 1 + number(3)) }

  private mutating func end() -> String {
    (maybe(5) ? String(repeating: " ", count: 1 + number(12)) + comment() : maybe(6) ? "  " : "") + "\n"
  }

  // MARK: Random numbers

  private mutating func maybe(_ one: Int) -> Bool { number(one) == 0 }

  /// From 0 up to, but not including, a bound.
  private mutating func number(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
