import RulebookSupport
import RulesBundle

/// The bundles of released apps that a product keeps in the folder `releases` next to its rules: `releases/1.4.bundle`, or
/// `releases/1.4/rulebook.bundle`.
enum ReleasedApps {
  static let folder = "releases"

  /// Returns the paths of the bundles, in the order of their names.
  static func paths(beside rules: RulesOptions) -> [String] {
    guard let rules = try? RulesFolder(rules.folder).path else { return [] }
    let root = rules.lastIndex(of: "/").map { "\(rules[..<$0])/\(folder)" } ?? folder
    return (FileSystem.names(in: root) ?? []).flatMap { name -> [String] in
      let path = "\(root)/\(name)"
      if name.hasSuffix(".bundle") { return [path] }
      return (FileSystem.names(in: path) ?? []).filter { $0.hasSuffix(".bundle") }.map { "\(path)/\($0)" }
    }
  }

  /// Returns the bundles with their paths. Throws if one cannot be read, because nothing is proven about its app.
  static func all(beside rules: RulesOptions) throws(Failure) -> [(name: String, bundle: RuleBundle)] {
    var apps: [(name: String, bundle: RuleBundle)] = []
    for path in paths(beside: rules) { apps.append((path, try load(path))) }
    return apps
  }

  static func load(_ path: String) throws(Failure) -> RuleBundle {
    guard let bytes = FileSystem.read(path) else { throw Failure(message: "cannot read \(path)", code: Exit.noInput) }
    return try LoadedRules.load(bytes, path)
  }
}
