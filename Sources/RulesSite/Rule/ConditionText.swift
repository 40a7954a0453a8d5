/// The instructions of a condition as a text for people: `plan in free; limits.a; greater` becomes an expression with signs.
enum ConditionText {
  private static let signs = [
    "equal": "=", "notEqual": "≠", "less": "<", "lessOrEqual": "≤", "greater": ">", "greaterOrEqual": "≥", "add": "+", "subtract": "−",
    "multiply": "×", "divide": "÷", "and": "and", "or": "or", "contains": "contains",
  ]

  /// Returns the text. Instructions that cannot be written as an expression stay as they are.
  static func text(_ listing: String) -> String {
    var stack: [String] = []
    for word in listing.split(separator: ";").map({ $0.drop { $0 == " " } }) {
      let parts = word.split(separator: " ")
      guard let first = parts.first else { continue }
      if first == "jumpIfFalse" || first == "jumpIfTrue" { continue }
      if first == "branch" || first == "jump" || first == "makeList" { return listing }
      if let sign = signs[String(first)], parts.count == 1 {
        guard stack.count >= 2 else { return listing }
        let right = stack.removeLast()
        let left = stack.removeLast()
        stack.append(join(left, sign, right))
      } else if first == "not", parts.count == 1 {
        guard let operand = stack.popLast() else { return listing }
        stack.append("not " + bracketed(operand))
      } else if parts.count == 3, parts[1] == "in" {
        stack.append("\(parts[0]) is " + parts[2].split(separator: "|").joined(separator: " or "))
      } else if first == "is" {
        stack.append(parts.dropFirst().joined(separator: " "))
      } else {
        stack.append(
          String(word).replacing(" == ", with: " = ").replacing(" != ", with: " ≠ ").replacing("<=", with: "≤").replacing(">=", with: "≥"))
      }
    }
    return stack.count == 1 ? stack[0] : listing
  }

  private static func join(_ left: String, _ sign: String, _ right: String) -> String {
    let isLogical = sign == "and" || sign == "or"
    let other = sign == "and" ? " or " : " and "
    func side(_ text: String) -> String { isLogical && text.contains(other) ? "(\(text))" : text }
    return "\(side(left)) \(sign) \(side(right))"
  }

  private static func bracketed(_ text: String) -> String { text.contains(" ") ? "(\(text))" : text }
}
