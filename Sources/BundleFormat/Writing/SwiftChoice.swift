/// The enum of a choice.
struct SwiftChoice {
  let text: String

  init(_ choice: Choice) {
    let names = "[\(choice.words.map { "\"\($0.text)\"" }.joined(separator: ", "))]"
    guard choice.isWritten else {
      text = "extension \(choice.name) {\n  /// The names of the values, by position.\n  public static let names = \(names)\n}\n"
      return
    }
    var text = "/// \(choice.about)\npublic enum \(choice.name): Sendable, Hashable, NamedChoice {\n"
    for word in choice.words {
      if let about = word.about { text += "  /// \(about)\n" }
      text += "  case \(camelCase(word.text))\n"
    }
    text += "\n  /// The names of the values, by position.\n  public static let names = \(names)\n"
    text += """

        /// Creates the value at a position of a validated bundle.
        @inlinable @inline(__always)
        public init(verified position: UInt8) { self = unsafeBitCast(position, to: \(choice.name).self) }

        /// The position of the value.
        @inlinable @inline(__always)
        public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
      }

      """
    self.text = text
  }
}
