import Diagnostics
import Foundation
import RuleChecks
import RuleKinds
import Testing

/// The structure in docs/contribute/architecture.md, compared with the files.
@Suite struct ArchitectureTests {
  private struct Module {
    var name: String
    var imports: [String]
  }

  private static func files(_ folder: String) throws -> [String] {
    let root = Tool.packageFolder.resolvingSymlinksInPath().path + "/"
    let walk = FileManager.default.enumerator(atPath: root + folder)
    return (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }

  private static func text(_ file: String) throws -> String {
    String(decoding: try Data(contentsOf: Tool.packageFolder.appendingPathComponent(file)), as: UTF8.self)
  }

  private static func folders(_ parent: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Tool.packageFolder.appendingPathComponent(parent).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The rows of the table `| module | imports | ...`.
  private static func modules() throws -> [Module] {
    let rows = try text("docs/contribute/architecture.md").split(separator: "\n")
      .drop { !$0.hasPrefix("| module | imports |") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
    return rows.compactMap { row in
      let cells = row.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count > 2, let name = cells[1].split(separator: "`").dropFirst().first else { return nil }
      let imports = cells[2].split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      return Module(name: String(name), imports: imports)
    }
  }

  private static func imports(of file: String) throws -> [String] {
    try text(file).split(separator: "\n").filter { $0.contains("import ") }.compactMap { line in
      line.firstMatch(of: #/^\s*(?:@\w+\s+)*(?:public |internal |package |private |fileprivate )?import (?:\w+ )?(\w+)/#).map {
        String($0.output.1)
      }
    }
  }

  @Test func theTableNamesEveryModule() throws {
    let modules = try Self.modules()
    #expect(modules.count > 10, "the table in docs/contribute/architecture.md was not found")
    #expect(modules.map(\.name).sorted() == (try Self.folders("Sources")))
  }

  @Test func importsFollowTheTable() throws {
    let modules = try Self.modules()
    let table = Dictionary(modules.map { ($0.name, $0.imports) }, uniquingKeysWith: { $0 + $1 })
    func reach(_ module: String) -> Set<String> {
      (table[module] ?? []).reduce(into: []) { reached, next in
        reached.insert(next)
        reached.formUnion(reach(next))
      }
    }
    /// Modules of the system, which every module may import if it needs them.
    let system: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization"]
    var count = 0
    for file in try Self.files("Sources") {
      let module = String(file.split(separator: "/")[1])
      let allowed = reach(module).union(system)
      for name in try Self.imports(of: file) {
        count += 1
        #expect(allowed.contains(name), "\(file) imports \(name), which docs/contribute/architecture.md does not allow")
        // Only if the table lists it for the module itself, not for a module that it imports.
        #expect(!name.hasPrefix("Foundation") || table[module]?.contains(name) == true, "\(file) imports \(name)")
      }
    }
    #expect(count > 100)
  }

  /// A new clone shows its first decision before swift-crypto is compiled: nothing in `rulebook` may depend on it.
  @Test func theToolNeedsNoCryptography() throws {
    let modules = try Self.modules()
    let table = Dictionary(modules.map { ($0.name, $0.imports) }, uniquingKeysWith: { $0 + $1 })
    let declarations = try Self.text("Package.swift").matches(
      of: #/\.(?:executableTarget|target)\(\s*name: "([^"]+)",\s*dependencies: \[([^\]]*)\]/#)
    let package = Dictionary(
      declarations.map { target in (String(target.output.1), target.output.2.matches(of: #/"([^"]+)"/#).map { String($0.output.1) }) },
      uniquingKeysWith: { $0 + $1 })
    func reach(_ start: String, _ next: (String) -> [String]) -> Set<String> {
      var (found, waiting) = (Set<String>(), [start])
      while let name = waiting.popLast() { waiting += next(name).filter { found.insert($0).inserted } }
      return found
    }
    for (program, isSigning) in [("rulebook", false), ("rulebook-publish", true)] {
      let imported = reach(program) { table[$0] ?? [] }
      let built = reach(program) { package[$0] ?? [] }
      #expect(imported.contains("YAMLTree") && built.contains("YAMLTree"), "\(program) was not found in the table or in Package.swift")
      #expect(imported.contains("Crypto") == isSigning, "not in docs/contribute/architecture.md: \(program)")
      #expect(built.contains("Crypto") == isSigning && built.contains("swift-crypto") == isSigning, "by Package.swift: \(program)")
    }
  }

  @Test func nothingImportsUpward() throws {
    let modules = try Self.modules()
    for (index, module) in modules.enumerated() {
      let later = Set(modules[index...].map(\.name))
      #expect(later.isDisjoint(with: module.imports), "\(module.name) imports a module that is below it in the table")
    }
  }

  @Test func theProductIsNotNamed() throws {
    let product = try #require(try Self.text("rules/manifest.yaml").firstMatch(of: #/product: (\w+)/#).map { String($0.output.1) })
    for file in try Self.files("Sources") {
      #expect(!(try Self.text(file).lowercased().contains(product)), "\(file) names the product")
    }
  }

  /// `plan.core-limit-mismatch` is `PlanCoreLimitMismatch`, in a file of that name.
  @Test func checksAreCalledWhatTheirIDsSay() throws {
    let called = AllChecks.all.map { check in
      check.explanation.name.split { ".-".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
    var found: [String] = []
    for file in try Self.files("Sources/RuleChecks") where try Self.text(file).contains("static let check = Check(") {
      let name = String(try #require(file.split(separator: "/").last).dropLast(6))
      found.append(name)
      #expect(try Self.text(file).contains("enum \(name) {"), "\(file) has no type called \(name)")
    }
    #expect(Set(called) == Set(found), "\(Set(called).symmetricDifference(found).sorted())")
    #expect(called.count == found.count)
  }

  @Test func filesAreShort() throws {
    for file in try Self.files("Sources") + Self.files("Tests") where !file.hasSuffix("+Generated.swift") {
      let lines = try Self.text(file).split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 400, "\(file) has \(lines) lines; split it")
    }
  }

  @Test func testsMirrorSources() throws {
    let sources = Set(try Self.folders("Sources").map { $0.lowercased() })
    // Test helpers in other languages mirror no source file, and neither do helpers that several tests share.
    for folder in Set(try Self.files("Tests").map { String($0.split(separator: "/")[1]) }) where folder != "Support" {
      #expect(
        folder.hasSuffix("Tests") && sources.contains(folder.dropLast(5).lowercased()), "Tests/\(folder) does not match a folder of Sources"
      )
    }
  }
}
