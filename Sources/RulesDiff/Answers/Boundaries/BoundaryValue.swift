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
