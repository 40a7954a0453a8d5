internal import Diagnostics

extension [Diagnostic] {
  /// The diagnostics, in which those with the same message and the same first secondary label are one, if there are many of them. Linear.
  ///
  /// - Parameters:
  ///   - many: So many diagnostics become one.
  ///   - join: Returns it. It gets the first of the diagnostics, all of them, and their label.
  func joined(from many: Int, _ join: (_ first: Diagnostic, _ all: [Diagnostic], _ label: Diagnostic.Label) -> Diagnostic) -> [Diagnostic] {
    let groups = Dictionary(grouping: indices) { Group(message: self[$0].message, label: self[$0].secondary.first) }
    var first: [Int: [Int]] = [:]
    var others: Set<Int> = []
    for (group, members) in groups where members.count >= many && group.label != nil {
      first[members[0]] = members
      others.formUnion(members.dropFirst())
    }
    return indices.compactMap { index in
      if others.contains(index) { return nil }
      guard let members = first[index], let label = self[index].secondary.first else { return self[index] }
      return join(self[index], members.map { self[$0] }, label)
    }
  }
}

private struct Group: Hashable {
  let message: String
  let label: Diagnostic.Label?
}
