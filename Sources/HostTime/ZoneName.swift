/// The form of names in the tz database: `UTC`, `Europe/Berlin`, `America/North_Dakota/New_Salem`, `Etc/GMT+5`.
package enum ZoneName {
  static let longest = 64

  /// Whether a name has this form. Each part starts with a capital letter, which excludes paths and the other files of the database
  /// (`posixrules`, `right/`, `zone.tab`, `localtime`).
  package static func isSound(_ name: String) -> Bool {
    guard name.utf8.count <= longest else { return false }
    return name.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.first, first >= 0x41, first <= 0x5A else { return false }
      return part.allSatisfy(isPart)
    }
  }

  /// Whether a byte is a letter, a digit, `_`, `+`, or `-`.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x5F, 0x2B, 0x2D: true
    default: false
    }
  }
}
