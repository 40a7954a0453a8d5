import Foundation
import PackagePlugin

/// Runs the tool in the folder of a package: `swift package rulebook check`.
///
/// If the package has no folder `rules`, and one of its targets has, the tool receives that folder as `--rules`.
@main
struct RulebookCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let folders = context.package.targets.map { $0.directoryURL.appending(path: "rules") }
    try run(try context.tool(named: "rulebook").url, arguments, in: context.package.directoryURL, folders)
  }

  private func run(_ tool: URL, _ arguments: [String], in package: URL, _ folders: [URL]) throws {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = package
    process.arguments = self.arguments(arguments, in: package, folders)
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("`rulebook \(arguments.joined(separator: " "))` ended with status \(process.terminationStatus)")
      return
    }
  }

  private func arguments(_ given: [String], in package: URL, _ folders: [URL]) -> [String] {
    // These take no rules, or they take them in another way.
    let without: Set = ["help", "init", "explain", "inspect", "keygen", "sign", "lsp", "site"]
    guard let command = given.first, !command.hasPrefix("-"), !without.contains(command), !given.contains("--help"),
      !given.contains(where: { $0 == "--rules" || $0.hasPrefix("--rules=") || $0 == "--bundle" }),
      !hasRules(package.appending(path: "rules")), let folder = folders.first(where: hasRules)
    else { return given.isEmpty ? ["help"] : given }
    // Messages then contain paths that are relative to the package.
    let path = folder.path.hasPrefix(package.path + "/") ? String(folder.path.dropFirst(package.path.count + 1)) : folder.path
    return [command, "--rules", path] + given.dropFirst()
  }

  private func hasRules(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "manifest.yaml").path)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RulebookCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(
        try context.tool(named: "rulebook").url, arguments, in: context.xcodeProject.directoryURL,
        context.xcodeProject.targets.flatMap(\.inputFiles).map(\.url).filter { $0.lastPathComponent == "manifest.yaml" }
          .map { $0.deletingLastPathComponent() })
    }
  }
#endif
