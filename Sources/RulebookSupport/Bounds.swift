import RulesCompiler
import YAMLTree

/// How much rules may ask of the tool before it refuses to go on: nothing that is read may fill the memory or take the day.
package struct Bounds {
  var limits = Limits.standard
  /// Files in the folder.
  var files = 20_000
  /// Bytes of all files together.
  var bytes = 64 << 20

  package static let standard = Bounds()

  /// What each is called, and the most that it can be raised to.
  private static let names: [(name: String, path: any WritableKeyPath<Bounds, Int> & Sendable, most: Int)] = [
    ("depth", \.limits.depth, 1000), ("file-bytes", \.limits.bytes, 1 << 30), ("value-bytes", \.limits.scalar, 1 << 30),
    ("values", \.limits.nodes, 100_000_000), ("mistakes", \.limits.problems, 1_000_000), ("files", \.files, 1_000_000),
    ("total-bytes", \.bytes, 1 << 31),
  ]

  /// Other bounds, each as `NAME=NUMBER`.
  package init(_ given: [String]) throws(Failure) {
    for one in given {
      let parts = one.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let bound = Bounds.names.first(where: { $0.name == parts[0] }), let number = Int(parts[1]),
        (1...bound.most).contains(number)
      else {
        let known = Bounds.names.map { "\($0.name) (now \(self[keyPath: $0.path]), at most \($0.most))" }.joined(separator: ", ")
        throw Failure(message: "--bound takes NAME=NUMBER, not `\(one)`: \(known)", code: Exit.usage)
      }
      self[keyPath: bound.path] = number
    }
  }

  private init() {}

  /// Refuses what is more than this in all; what was refused has not been read.
  func require(files: Int, bytes: Int, in folder: String) throws(Failure) {
    guard files <= self.files else {
      throw Failure(message: "\(folder) has more than \(self.files) files; raise the bound with --bound files=NUMBER", code: Exit.findings)
    }
    guard bytes <= self.bytes else {
      throw Failure(
        message: "the files of \(folder) have more than \(self.bytes) bytes in all; raise the bound with --bound total-bytes=NUMBER",
        code: Exit.findings)
    }
  }
}
