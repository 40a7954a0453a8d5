import Foundation
import PackagePlugin

/// Compiles the rules in the folder `rules` of a target to typed Swift in the same target, at every build after a rule changed.
///
/// The build fails with the errors of `rulebook check`, which Xcode shows at the lines of the rule files.
@main
struct RulebookPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard target is SwiftSourceModuleTarget else { throw PluginError(message: "`\(target.name)` is not a target with Swift code") }
    return [
      try command(
        rules: target.directoryURL.appending(path: "rules"), target: target.name, tool: try context.tool(named: "rulebook").url,
        output: context.pluginWorkDirectoryURL)
    ]
  }

  private func command(rules: URL, target: String, tool: URL, output: URL) throws -> Command {
    guard FileManager.default.fileExists(atPath: rules.appending(path: "manifest.yaml").path) else {
      throw PluginError(
        message: "the target `\(target)` has no rules: \(rules.path)/manifest.yaml does not exist; `rulebook init` writes a first product")
    }
    let file = output.appending(path: "Rules.swift")
    return .buildCommand(
      displayName: "Compile the rules of \(target)", executable: tool,
      arguments: ["build", "--rules", rules.path, "--single-file", file.path, "--format", "xcode", "--quiet"],
      inputFiles: ruleFiles(in: rules), outputFiles: [file])
  }

  /// All files of the rules, because each of them can change the generated code or cause an error.
  private func ruleFiles(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return files.filter { ["yaml", "yml"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }
}

/// An error that the package manager prints.
struct PluginError: Error, CustomStringConvertible, LocalizedError {
  var message: String
  var description: String { message }
  var errorDescription: String? { message }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RulebookPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      // The rules of a target in a project are the folder with the manifest among its files.
      let manifest = target.inputFiles.map(\.url).first { $0.lastPathComponent == "manifest.yaml" }
      let rules = manifest?.deletingLastPathComponent() ?? context.xcodeProject.directoryURL.appending(path: "rules")
      return [
        try command(
          rules: rules, target: target.displayName, tool: try context.tool(named: "rulebook").url, output: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
