/// What a fact of the type `id` may hold: an id of ours or a random one, and nothing that somebody wrote.
public enum FactId {
  /// The most bytes of an id.
  public static let longest = 64

  /// Whether a text is an id: letters, digits and `._:/-`, and neither empty nor long.
  public static func fits(_ text: some Sequence<UInt8>) -> Bool {
    var count = 0
    for byte in text {
      count += 1
      guard count <= longest else { return false }
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
