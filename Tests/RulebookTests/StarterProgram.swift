import Foundation
import TestSupport
import Testing

/// The program that `rulebook init` writes, compiled with the modules of this build, because SwiftPM would compile those again.
struct StarterProgram {
  private let executable: URL
  private let folder: URL

  init(in sandbox: Sandbox) throws {
    folder = URL(fileURLWithPath: sandbox.path(""))
    executable = folder.appending(path: "program")
    let build = try #require(Tool.executable).deletingLastPathComponent()
    let modules = [build.appending(path: "Modules"), build].first {
      FileManager.default.fileExists(atPath: $0.appending(path: "RulesRuntime.swiftmodule").path)
    }
    let app = try #require(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("Sources")).first)
    let rules = String(app.dropLast("App".count)) + "Rules"
    try sandbox.write("C/module.modulemap", "module C\(rules) { header \"../generated/C/include/bundle.h\" export * }\n")
    let search = ["-swift-version", "6", "-warnings-as-errors", "-I", try #require(modules).path, "-I", "C", "-I", "."]
    let generated = try Self.files(in: folder.appending(path: "generated/Swift"), ending: ".swift")
    try compile("clang", ["-c", "generated/C/bundle.c", "-I", "generated/C/include", "-o", "bundle.o"])
    try compile(
      "swiftc",
      search + ["-wmo", "-parse-as-library", "-module-name", rules, "-emit-module", "-emit-module-path", "\(rules).swiftmodule"]
        + ["-c", "-o", "rules.o"] + generated)
    let libraries = try ["RulesBundle", "RulesJSON", "RulesRuntime"].flatMap { (library) -> [String] in
      // A build can keep the objects of files that were renamed.
      let sources = Set(
        try Self.files(in: Repository.folder.appending(path: "Sources/\(library)"), ending: ".swift").map {
          URL(filePath: $0).lastPathComponent
        })
      return try Self.files(in: build.appending(path: "\(library).build"), ending: ".o").filter {
        sources.contains(String(URL(filePath: $0).lastPathComponent.dropLast(".o".count)))
      }
    }
    try compile("swiftc", search + ["Sources/\(app)/main.swift", "rules.o", "bundle.o", "-o", executable.path] + libraries)
  }

  /// Returns the lines that the program prints.
  func run() throws -> [String] {
    let (run, _) = try Tool.start(executable, [], in: folder)
    try #require(run.status == 0, "\(run.errors)")
    return run.lines
  }

  private func compile(_ compiler: String, _ arguments: [String]) throws {
    let (run, _) = try Tool.start(URL(fileURLWithPath: "/usr/bin/env"), [compiler] + arguments, in: folder)
    try #require(run.status == 0, "\(run.output)\(run.errors)")
  }

  private static func files(in folder: URL, ending: String) throws -> [String] {
    let names = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(ending) }.sorted().map { folder.appending(path: $0).path }
  }
}
