import Foundation
import Testing

/// Readers find a file by its name, so each file in `Sources` has its own. The exceptions are files that belong to one family, which are called
/// what the family or its kind is called everywhere, and commands, whose files are called what the commands are called.
@Suite struct FileNameTests {
  private struct File: CustomStringConvertible {
    /// The path in `Sources`.
    let description: String
    let module: String
    let folders: [String]
    let name: String

    init(_ path: String) {
      description = path
      let parts = path.split(separator: "/").map(String.init)
      (module, folders, name) = (parts[0], Array(parts[1...].dropLast()), String(parts[parts.count - 1].dropLast(".swift".count)))
    }

    /// The family that the file declares, models, or evaluates; nil for other files. A file of declarations has the name of its family.
    var family: String? {
      switch module {
      case "BundleFormat", "RequestFormat": folders == ["Declarations"] ? name : nil
      case "RuleKinds", "RulesRuntime": folders.count == 1 ? folders[0] : nil
      default: nil
      }
    }

    var isInProgram: Bool { ["rulebook", "rulebook-publish", "RulebookSupport"].contains(module) }
    /// The file of a command, whose name is that of the command.
    var isCommand: Bool { isInProgram && folders == ["Commands"] }
  }

  /// Whether files may share a name.
  private static func isByDesign(_ files: [File]) -> Bool {
    let (commands, others) = (files.filter(\.isCommand), files.filter { !$0.isCommand })
    // The parts of a command are called what they are: `PublishArguments`.
    if !commands.isEmpty, others.contains(where: \.isInProgram) { return false }
    return others.count < 2 || others[0].family != nil && others.allSatisfy { $0.family == others[0].family }
  }

  private static func shared(_ paths: [String]) -> [[File]] {
    Dictionary(grouping: paths.map(File.init), by: \.name).values.filter { $0.count > 1 }
  }

  @Test func fileNamesAreUnique() throws {
    let folder = Tool.packageFolder.resolvingSymlinksInPath().path + "/Sources"
    let walk = try #require(FileManager.default.enumerator(atPath: folder))
    let paths = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    #expect(paths.count > 500)
    let shared = Self.shared(paths)
    #expect(shared.contains(where: Self.isByDesign), "no family has a name in several modules: the rule of this test no longer fits")
    for files in shared where !Self.isByDesign(files) {
      Issue.record(
        """
        \(files.map { "Sources/\($0)" }.joined(separator: " and ")) have the same name: rename one of the files, and its type if it has that \
        name, after what it is
        """)
    }
  }

  @Test(arguments: [
    (["BundleFormat/Declarations/Sync.swift", "RequestFormat/Declarations/Sync.swift", "RuleKinds/Sync/Sync.swift"], true),
    (["RuleKinds/Navigation/DeepLink.swift", "RulesRuntime/Navigation/DeepLink.swift"], true),
    (["rulebook/Commands/Notifications.swift", "BundleFormat/Declarations/Notifications.swift"], true),
    (["rulebook/Commands/Check.swift", "RuleKinds/Checking/Check.swift"], true),
    (["RuleKinds/Fields/WordList.swift", "RulesSite/Pages/WordList.swift"], false),
    (["RuleKinds/Records/Record.swift", "RulesRuntime/Counting/Record.swift"], false),
    (["BundleFormat/Declarations/Texts.swift", "RulesRuntime/Evaluation/Texts.swift"], false),
    (["rulebook-publish/Commands/Publish.swift", "RulebookSupport/Signing/Publish.swift"], false),
    (["RulesDiff/Side.swift", "RulesSite/Side.swift"], false),
  ])
  func namesThatAreShared(paths: [String], isByDesign: Bool) {
    #expect(Self.isByDesign(paths.map(File.init)) == isByDesign)
  }
}
