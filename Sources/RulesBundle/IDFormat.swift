/// The format of facts of type `id`: ids of the rules and random ids, but not user input.
public enum IDFormat {
  /// The maximum length of an id in bytes.
  public static let maximumLength = 64

  /// Whether a string is an id: 1 to 64 letters, digits, and characters of `._:/-`.
  public static func fits(_ text: some Sequence<UInt8>) -> Bool {
    var count = 0
    for byte in text {
      count += 1
      guard count <= maximumLength else { return false }
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "-"):
        continue
      default: return false
      }
    }
    return count > 0
  }
}
