import Foundation
import RulesJSON
import Testing

/// The built executable, run as people and scripts run it.
enum Tool {
  struct Run {
    var status: Int32
    var output: String
    var errors: String

    var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast() }
    /// Every line of the output as JSON.
    func json() throws -> [JSON] { try lines.map { try JSON.parse(Array($0.utf8)) } }
  }

  static let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Next to the test bundle.
  static let executable: URL? = {
    let places =
      [URL(fileURLWithPath: CommandLine.arguments[0]), Bundle.main.bundleURL, packageFolder.appendingPathComponent(".build/debug/x")]
      + Bundle.allBundles.map(\.bundleURL)
    return places.flatMap { [$0.deletingLastPathComponent(), $0] }.map { $0.appendingPathComponent("rulebook") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) && !isFolder($0) }
  }()

  /// Runs a command that only reads on the rules of the package themselves, because copying them takes as long as most answers.
  static func ask(_ arguments: String..., input: String = "") throws -> Run { try ask(arguments, input: input) }
  static func ask(_ arguments: [String], input: String = "") throws -> Run {
    try run(arguments, in: packageFolder, input: Array(input.utf8))
  }

  /// Runs the tool in a folder. The streams are files, so that none can fill up and block.
  static func run(
    _ arguments: [String], in folder: URL, input: [UInt8] = [], environment: [String: String] = [:], output: String? = nil
  ) throws -> Run {
    let executable = try #require(executable, "the executable `rulebook` is not built")
    let (run, reason) = try start(executable, dated(arguments), in: folder, input: input, environment: environment, output: output)
    // A trap would be a signal with a trace on standard error, which is always a bug of the tool.
    #expect(reason == .exit, "\(arguments): \(run.errors.prefix(400))")
    #expect(run.status != 70 && !run.errors.contains("Fatal error"), "\(arguments): \(run.errors.prefix(400))")
    return run
  }

  /// Runs any program with exactly these arguments.
  static func start(
    _ program: URL, _ arguments: [String], in folder: URL, input: [UInt8] = [], environment: [String: String] = [:], output: String? = nil
  ) throws -> (run: Run, reason: Process.TerminationReason) {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("rulebook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let (inputFile, outputFile, errorFile) = (
      scratch.appendingPathComponent("in"), scratch.appendingPathComponent("out"), scratch.appendingPathComponent("err")
    )
    for file in [inputFile, outputFile, errorFile] { try Data(file == inputFile ? input : []).write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.filter { !["NO_COLOR", "CI"].contains($0.key) }.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: output.map { URL(fileURLWithPath: $0) } ?? outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    let run = Run(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
    return (run, process.terminationReason)
  }

  /// Waivers with an end date are in force on the day of all tests.
  private static func dated(_ arguments: [String]) -> [String] {
    let commands: Set = ["check", "build", "decide", "eval", "condition", "show", "find", "report", "test", "fix", "diff", "site"]
    guard let command = arguments.first, commands.contains(command), !arguments.contains("--as-of"), !arguments.contains("--help") else {
      return arguments
    }
    // The commands of a remote config have words of their own.
    if command == "site", let next = arguments.dropFirst().first, !next.hasPrefix("-") { return arguments }
    return [command, "--as-of", "2026-06-01"] + arguments.dropFirst()
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
