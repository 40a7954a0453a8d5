internal import RuleKinds
internal import RulesBundle
internal import RulesJSON

/// The value of a fact of a generated user.
enum BoundaryValue: Hashable {
  /// The fact is missing.
  case absent
  case null
  case bool(Bool)
  case int(Int64)
  case text(String)
  case list([BoundaryValue])

  static func duration(seconds: Int64) -> BoundaryValue {
    var bytes: [UInt8] = []
    TimeText.appendDuration(seconds: seconds, nanoseconds: 0, to: &bytes)
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  static func timestamp(seconds: Int64) -> BoundaryValue {
    var bytes: [UInt8] = []
    TimeText.appendTimestamp(seconds: seconds, nanoseconds: 0, to: &bytes)
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  /// A value as an example of the analysis writes it.
  init(written text: String, _ type: FactType) {
    func unquoted(_ text: some StringProtocol) -> String {
      text.count > 1 && text.hasPrefix("'") && text.hasSuffix("'") ? String(text.dropFirst().dropLast()) : String(text)
    }
    switch (type, text) {
    case (_, "null"): self = .null
    case (.bool, _): self = .bool(text == "true")
    case (.int, _): self = Int64(text).map { .int($0) } ?? .text(text)
    case (.listOf, _):
      let items = text.dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
      self = .list(items.map { Int64($0).map { .int($0) } ?? .text(unquoted($0)) })
    default: self = .text(unquoted(text))
    }
  }

  /// The value in a request; nil if the fact is missing.
  var json: JSON? {
    switch self {
    case .absent: nil
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .int(let number): .int(number)
    case .text(let text): .string(text)
    case .list(let items): .array(items.compactMap(\.json))
    }
  }

  /// The value as it is printed in reports.
  var text: String {
    switch self {
    case .absent: "not given"
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .text(let text): text.isEmpty ? "\"\"" : text
    case .list(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
    }
  }
}
