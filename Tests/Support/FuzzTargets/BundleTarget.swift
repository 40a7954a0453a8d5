import RulesBundle

extension FuzzTarget {
  /// A file is rejected at a location within it, or it is a bundle: then every request ends with an answer. The target corrects the length
  /// in the header.
  static let bundle = FuzzTarget("bundle", longest: 65536) { bytes in
    var file = bytes
    if file.count >= 16 { for index in 0..<4 { file[12 + index] = UInt8(truncatingIfNeeded: file.count >> (8 * index)) } }
    do throws(BundleError) {
      Asked.everything(of: try RuleBundle(file))
    } catch {
      try invariant((0...file.count).contains(error.offset), "\(error)")
      try invariant(!error.message.isEmpty, "the message is empty")
    }
  }
}
