import Diagnostics
import Foundation
import RuleChecks
import RuleKinds
import RulesCompiler
import Schema
import SourceText
import TestSupport

/// The files of a rule book in memory, so that a test can change some of them.
struct RuleFiles {
  /// Contents by their path inside the rules folder.
  var files: [String: [UInt8]] = [:]
  /// The unchanged rules, if most of these files are theirs.
  private var base: Result<KnownRules, any Error>?

  /// Reads every YAML file below a folder. An empty file means that the file does not exist.
  init(folder: URL) throws {
    let root = folder.resolvingSymlinksInPath().path + "/"
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = walk?.nextObject() as? URL {
      guard file.pathExtension == "yaml" else { continue }
      files[String(file.resolvingSymlinksInPath().path.dropFirst(root.count))] = [UInt8](try Data(contentsOf: file))
    }
  }

  /// These files with others added, replaced, or, if the other file is empty, removed.
  func overlaid(with other: RuleFiles) -> RuleFiles {
    var result = self
    for (name, bytes) in other.files { result.files[name] = bytes.isEmpty ? nil : bytes }
    return result
  }

  func text(_ name: String) -> String { String(decoding: files[name] ?? [], as: UTF8.self) }

  /// `folder`: the folder before the paths in messages. `lowers`: whether to write a bundle, too.
  func compile(
    for profile: Profile = .dev, today: CalendarDate = RuleFiles.today, in folder: String = "", lowers: Bool = true
  ) -> Compilation {
    if let base, profile == .dev, today == RuleFiles.today, folder.isEmpty, let known = try? base.get() {
      return known.compile(input(), lowers: lowers)
    }
    return Pipeline(today: today, profile: profile, checks: RuleFiles.checks).compile(input(in: folder), lowers: lowers)
  }

  func input(in folder: String = "") -> RulesInput {
    RulesInput(files: files.map { .init(name: $0.key, path: folder + $0.key, bytes: $0.value) }, place: "rules")
  }

  private var known: KnownRules { KnownRules(input(), Pipeline(today: RuleFiles.today, checks: RuleFiles.checks)) }

  static let checks = AllChecks.list

  /// The day of all tests. Dates in fixtures are chosen around it.
  static var today: CalendarDate {
    guard let day = CalendarDate("2026-06-01") else { fatalError("2026-06-01 is a day") }
    return day
  }

  static let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let packageFolder = testFolder.deletingLastPathComponent().deletingLastPathComponent()

  /// The rules of this repository.
  static func product() throws -> RuleFiles {
    var product = try theProduct.get()
    product.base = knownProduct
    return product
  }

  /// The rules of this repository, compiled with the default settings.
  static func compiledProduct() throws -> Compilation { try knownProduct.get().compilation }

  /// Read and compiled once, because hundreds of tests change a file of them.
  private static let theProduct = Result { try RuleFiles(folder: packageFolder.appendingPathComponent("rules")) }
  private static let knownProduct = Result { try theProduct.get().known }
  private static let knownProductAlone = Result { try productFilesAlone().known }

  /// The rules of this repository without scenarios and requirements, which halves the reading.
  static func productAlone() throws -> RuleFiles {
    var product = try productFilesAlone()
    product.base = knownProductAlone
    return product
  }

  private static func productFilesAlone() throws -> RuleFiles {
    var product = try theProduct.get()
    product.files = product.files.filter { name, _ in
      !name.hasPrefix("scenarios/") && !name.hasPrefix("requirements/") && name != "invariants/scenarios.yaml"
        && name != "invariants/counts.yaml"
    }
    return product
  }

  /// The rules of a fictional bakery.
  static func bakery() throws -> RuleFiles { try theBakery.get() }

  private static let theBakery = Result { try RuleFiles(folder: testFolder.appendingPathComponent("Fixtures/base")) }
}

extension Diagnostic {
  /// Everything that a person reads about the diagnostic.
  var words: String { ([message, primary.text] + secondary.map(\.text) + notes + helps).joined(separator: "\n") }
}

extension Compilation {
  /// `file:line name`, one for each diagnostic, in order.
  var places: [String] {
    diagnostics.map { one in
      let file = sources[one.primary.span.file]
      return "\(file.path):\(file.position(of: Int(one.primary.span.start)).line) \(one.name)"
    }
  }

  /// The diagnostics as they are printed, for the message of a failing test.
  var rendered: String { TextRenderer().render(diagnostics, in: sources) }
}
