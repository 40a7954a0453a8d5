import HostTime
import LanguageServer
import RulebookSupport
import RulesCompiler
import RulesIDE
import Schema

/// The files that the language server reads.
enum EditorHost {
  static func host(_ bounds: Bounds, today: CalendarDate) -> Host {
    let bounds = UncheckedBounds(bounds)
    return Host(
      rulesFolder: rulesFolder,
      read: { folder, place in read(folder, place, bounds.value) },
      committed: { folder, place in committed(folder, place) },
      committedFile: { folder, name in try? GitRules(folder: folder).file(name, in: "HEAD") },
      today: { today },
      explanationPage: explanationPage,
      findZone: { HostTime.zone(named: $0) })
  }

  /// The nearest folder with a manifest: the folder itself, its parents, or `rules` in one of them.
  private static func rulesFolder(_ path: String) -> String? {
    var folder = path
    while true {
      for candidate in [folder, folder + "/rules"] where FileSystem.exists("\(candidate)/manifest.yaml") { return candidate }
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return nil }
      folder = String(folder[..<slash])
    }
  }

  /// Reads a rules folder, with paths for display that start with `place`.
  private static func read(_ folder: String, _ place: String, _ bounds: Bounds) -> RulesInput? {
    guard let found = try? RulesFolder(folder), let input = try? found.read(bounds) else { return nil }
    func shown(_ file: RulesInput.File) -> RulesInput.File {
      RulesInput.File(name: file.name, path: "\(place)/\(file.name)", bytes: file.bytes)
    }
    var result = RulesInput(files: input.files.map(shown), place: place)
    result.misnamed = input.misnamed.map(shown)
    return result
  }

  private static func committed(_ folder: String, _ place: String) -> RulesInput? {
    guard let input = try? GitRules(folder: folder).read("HEAD"), !input.files.isEmpty else { return nil }
    return RulesInput(
      files: input.files.map { RulesInput.File(name: $0.name, path: "\(place)/\($0.name)", bytes: $0.bytes) }, place: place)
  }

  /// The page in the repository that contains the rules, if `rulebook build` wrote its reference there.
  private static func explanationPage(_ folder: String, _ name: String) -> String? {
    guard let slash = folder.lastIndex(of: "/") else { return nil }
    let page = "\(folder[..<slash])/docs/reference/diagnostics/\(name).md"
    return FileSystem.exists(page) ? FileAddress.uri(page) : nil
  }

  /// Bounds contain key paths only in a static table; their values are plain numbers.
  private struct UncheckedBounds: @unchecked Sendable {
    let value: Bounds
    init(_ value: Bounds) { self.value = value }
  }
}
