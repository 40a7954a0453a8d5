package import RuleKinds

/// One change of one rule file, such as a person might make by mistake.
package struct Mutant: Sendable {
  /// The name of the operator that made it.
  package let operation: String
  /// The kind of rule: `limits`.
  package let kind: String
  /// The changed value: `/limits/saved_flows/plans/free`.
  package let path: RulePath
  /// The path of the file in the rules folder.
  package let file: String
  /// The replaced bytes.
  package let range: Range<Int>
  /// The new text.
  package let text: String
  /// The changed lines after the change, and the lines next to removed ones. A message must point to one of them.
  package let lines: ClosedRange<Int>
  /// The line of the key that contains the change, where a missing part is reported.
  package let owner: Int
  /// The names that were left out, which a message far away may name.
  let lost: [String]
  /// What was there and what stands there now, in short: `2 -> 3`.
  package let about: String

  /// Returns the content of the file with the change.
  package func apply(to bytes: [UInt8]) -> [UInt8] {
    Array(bytes[..<range.lowerBound]) + Array(text.utf8) + Array(bytes[range.upperBound...])
  }

  /// A number that depends only on the change itself and the seed, so that a sample stays the same when other rules change.
  package func lot(_ seed: UInt64) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ seed
    for part in [operation, path.description, about] {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    return hash ^ (hash >> 29)
  }
}
