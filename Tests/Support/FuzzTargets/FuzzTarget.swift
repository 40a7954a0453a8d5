/// A door that anybody's bytes come through, with what is promised about all of them. The fuzzer makes up the bytes; the tests try those that
/// once broke the promise, and those that reach far.
package struct FuzzTarget: Sendable {
  package let name: String
  /// The most bytes that inputs have: what is longer finds nothing more, slowly.
  package let longest: Int
  private let invariant: @Sendable ([UInt8]) throws -> Void

  init(_ name: String, longest: Int = 2048, invariant: @escaping @Sendable ([UInt8]) throws -> Void) {
    self.name = name
    self.longest = longest
    self.invariant = invariant
  }

  /// Throws where the promise does not hold for these bytes.
  package func run(_ bytes: [UInt8]) throws { try invariant(bytes) }

  package static let all: [FuzzTarget] = [.tree, .rules, .conditions, .bundle, .envelope, .links, .copy, .requests, .fix, .format]
}

/// What was promised and does not hold.
struct BrokenPromise: Error, CustomStringConvertible {
  var description: String
}

func invariant(_ holds: Bool, _ what: @autoclosure () -> String) throws {
  if !holds { throw BrokenPromise(description: what()) }
}
