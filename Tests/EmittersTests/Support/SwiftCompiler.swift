import Emitters
import Foundation
import RulesCompiler
import TestSupport
import Testing

/// The Swift compiler, which compiles generated code as in an app's build, with the modules of the tests.
struct SwiftCompiler {
  struct Run {
    var status: Int32
    /// Lines of the form `file:line:column: error: message`.
    var output: String
  }

  /// The location of the modules of this build.
  let modules: URL
  /// A folder of this build for the compiler's output.
  let scratch: URL

  init() throws {
    let bundles = [URL(fileURLWithPath: CommandLine.arguments[0])] + Bundle.allBundles.map(\.bundleURL)
    let places = bundles.flatMap { [$0, $0.deletingLastPathComponent()] } + [Repository.folder.appending(path: ".build/debug")]
    let found = places.flatMap { [$0.appending(path: "Modules"), $0] }.first { folder in
      FileManager.default.fileExists(atPath: folder.appending(path: "RulesRuntime.swiftmodule").path)
    }
    modules = try #require(found, "the modules of this build are not next to the tests")
    scratch = modules.deletingLastPathComponent().appending(path: "generated-code-tests")
  }

  /// Compiles the generated Swift of a rule book into a module that others can import. Returns the compiler's messages.
  func emitModule(_ module: String, prefix: String, of product: Compiled) throws -> Run {
    let folder = scratch.appending(path: module)
    try? FileManager.default.removeItem(at: folder)
    let emitter = SwiftEmitter(file: product.file, bundle: product.bundle, docs: product.rules.makeDocs(), module: module, prefix: prefix)
    var sources: [String] = []
    for file in emitter.files {
      let path = folder.appending(path: file.name)
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: path)
      if file.name.hasSuffix(".swift") { sources.append(path.path) }
    }
    let header = folder.appending(path: "C/include")
    try Data("module C\(module) { header \"bundle.h\" export * }\n".utf8).write(to: header.appending(path: "module.modulemap"))
    return try run(
      [
        "-emit-module", "-module-name", module, "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path, "-I",
        header.path,
      ]
        + sources)
  }

  /// Type-checks the single file of a rule book, which needs no other module than the runtime.
  func typecheckSingleFile(of product: Compiled, prefix: String) throws -> Run {
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let file = scratch.appending(path: "\(prefix)Single.swift")
    let emitter = SwiftEmitter(
      file: product.file, bundle: product.bundle, docs: product.rules.makeDocs(), module: "\(prefix)Rules", prefix: prefix)
    try Data(emitter.singleFile).write(to: file)
    return try run(["-typecheck", "-module-name", "App", file.path])
  }

  /// Type-checks sources that import a module that was compiled before.
  func typecheck(_ sources: [URL], importing module: String, _ flags: [String] = []) throws -> Run {
    let folder = scratch.appending(path: module)
    return try run(
      ["-typecheck", "-wmo", "-module-name", "App", "-I", folder.path, "-I", folder.appending(path: "C/include").path] + flags
        + sources.map(\.path)
    )
  }

  private func run(_ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"].flatMap { ["-enable-upcoming-feature", $0] }
    process.arguments =
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-diagnostic-style", "llvm", "-I", modules.path]
      + features + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
