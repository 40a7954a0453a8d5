/// A new product: a small rule book with comments, and the files around it. `rulebook init` writes them.
package struct Starter: Sendable {
  package struct File: Sendable {
    /// The path in the folder of the product.
    package let path: String
    package let text: String
    /// Whether a program can start it.
    package var isExecutable = false
  }

  /// The name of the product in types: `Bakery`.
  let type: String
  /// The name of the product in the manifest: `bakery`.
  let product: String
  /// The path or the address of the package that contains the runtime.
  let package: String

  /// Nil if the name is not one word of letters and digits that starts with a letter.
  package init?(name: String, package: String) {
    guard let first = name.utf8.first, (0x41...0x5A).contains(first & 0xDF), name.utf8.count <= 40 else { return nil }
    guard name.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }) else { return nil }
    type = name.prefix(1).uppercased() + name.dropFirst()
    product = name.lowercased()
    self.package = package
  }

  /// All files, sorted by path.
  package var files: [File] { (rules + surroundings).sorted { $0.path < $1.path } }
}
