/// A function that accepts any bytes, with the invariants that hold for all of them. The fuzzer generates the bytes; the tests try those
/// that once violated an invariant, and those with wide coverage.
package struct FuzzTarget: Sendable {
  package let name: String
  /// The maximum length of inputs: longer ones find nothing more, and take longer.
  package let longest: Int
  private let invariant: @Sendable ([UInt8]) throws -> Void

  init(_ name: String, longest: Int = 2048, invariant: @escaping @Sendable ([UInt8]) throws -> Void) {
    self.name = name
    self.longest = longest
    self.invariant = invariant
  }

  /// Throws if an invariant does not hold for these bytes.
  package func run(_ bytes: [UInt8]) throws { try invariant(bytes) }

  package static let all: [FuzzTarget] = [.tree, .rules, .conditions, .bundle, .metadata, .links, .copy, .requests, .fix, .format]
}

/// An invariant that does not hold.
struct BrokenPromise: Error, CustomStringConvertible {
  var description: String
}

func invariant(_ holds: Bool, _ what: @autoclosure () -> String) throws {
  if !holds { throw BrokenPromise(description: what()) }
}
