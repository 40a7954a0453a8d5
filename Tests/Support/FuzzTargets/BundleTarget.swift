import RulesBundle

extension FuzzTarget {
  /// A file is refused at a place that it has, or it is a bundle: then every question ends with an answer. The length in the header is made to agree.
  static let bundle = FuzzTarget("bundle", longest: 65536) { bytes in
    var file = bytes
    if file.count >= 16 { for index in 0..<4 { file[12 + index] = UInt8(truncatingIfNeeded: file.count >> (8 * index)) } }
    do throws(BundleError) {
      Asked.everything(of: try RuleBundle(file))
    } catch {
      try invariant((0...file.count).contains(error.offset), "\(error)")
      try invariant(!error.message.isEmpty, "nothing is said")
    }
  }
}
