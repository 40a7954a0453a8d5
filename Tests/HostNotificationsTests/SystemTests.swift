#if !canImport(Darwin)
  import Foundation
  import HandzRules
  import HostNotifications
  import RulesRuntime
  import Testing

  /// The mapping to Apple's framework, compiled and run with a replacement that has the same names and types.
  ///
  /// The replacement shows every call to the system, but not how the system behaves.
  @Suite struct SystemTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private static let repository = folder.deletingLastPathComponent().deletingLastPathComponent()

    private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private func swiftc(_ arguments: [String]) throws {
      let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"].flatMap { ["-enable-upcoming-feature", $0] }
      // The linked modules were compiled like the tests: `make sanitize` selects the sanitizer.
      let sanitizer = ProcessInfo.processInfo.environment["RULEBOOK_SANITIZED"].map { ["-sanitize=\($0)"] } ?? []
      let result = try run(
        "/usr/bin/env", ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-wmo"] + sanitizer + features + arguments)
      try #require(result.status == 0, "\(result.output)")
    }

    private func files(_ folder: URL, _ ending: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(ending) }.sorted().map { folder.appending(path: $0).path }
    }

    /// The names of all files in a folder of the repository, at any depth.
    private func names(under folder: String) throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: Self.repository.appending(path: folder).path)
        .map { URL(filePath: $0).lastPathComponent }
    }

    /// Compiles the mapping with the replacement, and returns the output of the program.
    private func printed() throws -> [String] {
      let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      let modules = try #require([build.appending(path: "Modules"), build].first { !files($0, ".swiftmodule").isEmpty })
      let scratch = build.appending(path: "stand-in-tests")
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      let defaultValue = scratch.appending(path: "UserNotifications.o").path
      try swiftc([
        "-parse-as-library", "-module-name", "UserNotifications", "-emit-object", "-o", defaultValue, "-emit-module", "-emit-module-path",
        scratch.appending(path: "UserNotifications.swiftmodule").path, Self.folder.appending(path: "StandIn/UserNotifications.swift").path,
      ])
      let program = scratch.appending(path: "program").path
      let sources = files(Self.repository.appending(path: "Sources/HostNotifications"), ".swift")
      // Files that an earlier build left are ignored.
      let sourceNames = Set(["Sources", "generated"].flatMap { (try? names(under: $0)) ?? [] })
      let objects = ["RulesBundle", "RulesJSON", "RulesRuntime", "HostTime", "HandzRules", "CHandzRules"].flatMap {
        files(build.appending(path: "\($0).build"), ".o").filter {
          sourceNames.contains(String(URL(filePath: $0).lastPathComponent.dropLast(2)))
        }
      }
      let map = build.appending(path: "CHandzRules.build/module.modulemap").path
      try swiftc(
        ["-module-name", "HostNotifications", "-I", scratch.path, "-I", modules.path, "-Xcc", "-fmodule-map-file=\(map)", "-o", program]
          + sources + [Self.folder.appending(path: "Planned.swift").path, Self.folder.appending(path: "StandIn/main.swift").path]
          + [defaultValue] + objects)
      let result = try run(program, [])
      #expect(result.status == 0, "\(result.output)")
      return result.output.split(separator: "\n").map(String.init)
    }

    @Test func whatWaitsIsWhatWasPlanned() throws {
      let plans = try Planned.aroundTheChange()
      var expected: [String] = []
      for (number, plan) in plans.enumerated() {
        // Pending requests in the order in which they were added. A request that a plan contains again moves to the place where it is added
        // again.
        for request in plan.requests {
          let thread = try #require(request.type).category.name
          let link = try #require(request.link).text
          expected.append("\(number) \(request.id) \(request.at.seconds) \(thread) \(link) \(request.copy.text)")
        }
        expected.append("\(number) badge \(try #require(plan.badge))")
      }
      #expect(plans[0].requests.count == 10 && plans[1].canceledIDs.count == 2)
      let refused = try #require(plans[1].requests.first)
      expected.append("failed \(refused.id)")
      let printed = try printed()
      #expect(Array(printed.dropLast()) == expected)
      #expect(printed.last?.contains("Guard") == true)
    }
  }
#endif
