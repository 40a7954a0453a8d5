import RuleKinds

extension Named {
  /// The rules of a kind in the byte order of their names, so that rules with the same subject are adjacent.
  var inByteOrder: [Entry] { entries.sorted { $0.name.text.utf8.lexicographicallyPrecedes($1.name.text.utf8) } }
}
