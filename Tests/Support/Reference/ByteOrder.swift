import RuleKinds

extension Named {
  /// Those of a kind in the order of their names' bytes: so they follow one another where several are about the same.
  var inByteOrder: [Entry] { entries.sorted { $0.name.text.utf8.lexicographicallyPrecedes($1.name.text.utf8) } }
}
