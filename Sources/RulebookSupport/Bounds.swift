import Diagnostics
import RulesCompiler
import YAMLTree

/// The bounds of the input that the tool accepts. They keep memory and time small for any input.
package struct Bounds {
  var limits = Limits.standard
  /// The maximum number of files in the folder.
  var files = 20_000
  /// The maximum size of all files together, in bytes.
  var bytes = 64 << 20

  package static let standard = Bounds()

  /// The name of each bound and its largest possible value.
  private static let names: [(name: String, path: any WritableKeyPath<Bounds, Int> & Sendable, most: Int)] = [
    ("depth", \.limits.depth, 1000), ("file-bytes", \.limits.bytes, 1 << 30), ("value-bytes", \.limits.scalar, 1 << 30),
    ("values", \.limits.nodes, 100_000_000), ("mistakes", \.limits.problems, 1_000_000), ("files", \.files, 1_000_000),
    ("total-bytes", \.bytes, 1 << 31),
  ]

  /// Creates the standard bounds with changes, each as `NAME=NUMBER`.
  package init(_ given: [String]) throws(Failure) {
    for one in given {
      let parts = one.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let bound = Bounds.names.first(where: { $0.name == parts[0] }), let number = Int(parts[1]),
        (1...bound.most).contains(number)
      else {
        let known = Bounds.names.map { "\($0.name) (now \(self[keyPath: $0.path]), at most \($0.most))" }.phrase()
        throw Failure(message: "--bound takes NAME=NUMBER, not `\(one)`; the bounds are \(known)", code: Exit.usage)
      }
      self[keyPath: bound.path] = number
    }
  }

  private init() {}

  /// Throws if there are more files or bytes than the bounds allow. Call it before reading the next file.
  func require(files: Int, bytes: Int, in folder: String) throws(Failure) {
    guard files <= self.files else {
      throw Failure(message: "\(folder) has more than \(self.files) files; raise the bound with --bound files=NUMBER", code: Exit.findings)
    }
    guard bytes <= self.bytes else {
      throw Failure(
        message: "the files in \(folder) have more than \(self.bytes) bytes in total; raise the bound with --bound total-bytes=NUMBER",
        code: Exit.findings)
    }
  }
}
