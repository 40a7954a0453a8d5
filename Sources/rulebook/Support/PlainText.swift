import RulesRuntime

/// Values for people.
enum PlainText {
  static func of(_ value: PlainValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .int(let number): "\(number)"
    case .text(let text): text
    case .list(let items): "[" + items.map(of).joined(separator: ", ") + "]"
    case .failure(let failure): "error: \(failure.code)" + (failure.fact.map { " (\($0))" } ?? "")
    }
  }
}
