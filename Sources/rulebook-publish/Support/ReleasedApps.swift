import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesPublishing

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
  static func all(beside rules: RulesOptions) throws(Failure) -> [AppVerdict.App] {
    var apps: [AppVerdict.App] = []
    for path in paths(beside: rules) {
      do throws(Failure) { apps.append(try load(path, version: version(path))) } catch {
        throw Failure(
          message:
            "nothing is published: \(error.message); build the bundle of that release again with this version of the tool, or remove it if "
            + "the release is no longer in use", code: error.code)
      }
    }
    return apps
  }

  /// Returns the app of a bundle.
  static func load(_ path: String, version: AppVersion? = nil) throws(Failure) -> AppVerdict.App {
    guard let bytes = FileSystem.read(path) else { throw Failure(message: "cannot read \(path)", code: Exit.noInput) }
    return AppVerdict.App(name: path, bundle: try LoadedRules.load(bytes, path), version: version)
  }

  /// The version in a path: `releases/1.4.bundle`, or `releases/1.4/rulebook.bundle`; nil if it has another form.
  private static func version(_ path: String) -> AppVersion? {
    let names = path.split(separator: "/").drop { $0 != folder }.dropFirst()
    guard let name = names.first else { return nil }
    return AppVersion(String(names.count == 1 ? name.dropLast(".bundle".count) : name))
  }
}
