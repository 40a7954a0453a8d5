internal import RuleKinds

/// A new product: a small rule book with comments, and the files around it. `rulebook init` writes them.
package struct Starter: Sendable {
  package struct File: Sendable {
    /// The path in the folder of the product.
    package let path: String
    package let text: String
    /// Whether a program can start it.
    package var isExecutable = false
    /// Whether the product works with another file at this path, which then stays: a Makefile, settings of an editor, CI.
    package var canDiffer = false
  }

  /// The name of the product in types: `Bakery`.
  let type: String
  /// The name of the product in the manifest: `bakery`.
  let product: String
  /// The path or the address of the package that contains the runtime.
  let package: String

  /// Why a product cannot have a name.
  package enum Problem: Error, Equatable {
    /// It is not one word of letters and digits that starts with a letter.
    case malformed
    /// Swift or the runtime has a type with this name, which generated code uses.
    case taken(String)
  }

  package init(name: String, package: String) throws(Problem) {
    guard let first = name.utf8.first, (0x41...0x5A).contains(first & 0xDF), name.utf8.count <= 40 else { throw .malformed }
    guard name.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }) else { throw .malformed }
    type = name.prefix(1).uppercased() + name.dropFirst()
    if TakenSwiftNames.contains(type) { throw .taken(type) }
    product = name.lowercased()
    self.package = package
  }

  /// All files, sorted by path.
  package var files: [File] { (rules + surroundings).sorted { $0.path < $1.path } }
}
