/// A name for a new rule.
enum FreeName {
  /// Returns a name that is not taken: the wanted one, or else the one with the first free number.
  static func like(_ wanted: String, taken: [String]) -> String {
    let taken = Set(taken)
    var (name, number) = (wanted, 1)
    while taken.contains(name) {
      number += 1
      name = "\(wanted)-\(number)"
    }
    return name
  }
}
