import Emitters
import Foundation
import RuleKinds
import RulesCompiler
import RulesJSON
import Testing

/// The output for Node, for the test product and for a product with almost no rules. `.ci/check-types` compiles the output for the real
/// product.
@Suite struct NodeEmitterTests {
  private func files(of product: Compiled) -> [String: String] {
    let emitter = NodeEmitter(bundle: product.bundle, docs: product.rules.makeDocs())
    return Dictionary(uniqueKeysWithValues: emitter.files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  private func types(of product: Compiled) throws -> String { try #require(files(of: product)["node/index.d.mts"]) }

  @Test func factsHaveTheirTypes() throws {
    let types = try types(of: Ferry.compiled.get())
    for line in [
      "export type PlanId =\n  | \"crew\"\n  | \"season\"\n  | \"walker\";\n",
      "  /** Whether the ticket is paid. Source: F01 §1 */\n  \"season.valid\"?: boolean;\n",
      "  \"bags.used\"?: Whole;\n", "  \"bags.free\"?: Whole | null;\n", "  \"boat.leavesIn\"?: Duration;\n",
      "  \"boat.leavesAt\"?: Timestamp;\n",
      "  \"boat.state\"?: \"at_sea\" | \"in\" | \"default\";\n", "  \"trip.stops\"?: string[];\n", "  \"plan\"?: PlanId;\n",
      "  \"bagCap\": number | null | {error: Undecided};\n", "  \"turnedBack\": ReasonId[] | {error: Undecided};\n",
      "  \"plan\": PlanId | null | {error: Undecided};\n", "  \"type\": \"self\" | \"default\" | \"season.guest\";\n",
      "export type TimeFactId = \"now\";\n", "export type PlanFactId = \"plan\";\n",
    ] { #expect(types.contains(line), "\(line)") }
    #expect(!types.contains("\"decision.reason\"?:"), "facts of a decision cannot be given")
  }

  /// An action requires the facts that its rows can depend on, without facts that have a default and without derived facts.
  @Test func actionsNeedTheirFacts() throws {
    let types = try types(of: Ferry.compiled.get())
    for line in [
      "  \"bag.carry\": \"plan\" | \"bags.used\" | \"boat.state\";\n", "  \"deck.walk\": never;\n",
      "export type PlanFacts = {\"plan\": PlanId} | Required<Pick<Facts, \"season.valid\">>;\n",
    ] { #expect(types.contains(line), "\(line)\n\(types)") }
  }

  /// The module and the package name the product of their rules.
  @Test func itNamesItsRules() throws {
    let product = try Ferry.compiled.get()
    let files = files(of: product)
    #expect(Set(files.keys) == ["node/index.mjs", "node/index.d.mts", "node/follow.mjs", "node/follow.d.mts", "node/package.json"])
    let content = try #require(BundleJSON(product.bundle).json["content"]?.stringValue)
    let name = product.rules.book.manifest.product
    #expect(files["node/index.mjs"]?.contains("const written = {product: \"\(name)\", content: \"\(content)\"};") == true)
    let package = try JSON.parse(Array(try #require(files["node/package.json"]).utf8))
    #expect(package["name"] == .string("\(name)-rules") && package["version"] == .string("0.0.0-rules.x\(content.prefix(12))"))
  }

  /// Kinds without names have a type without values, so that every type that is used exists.
  @Test func rulesWithNextToNothingHaveAllTypes() throws {
    let types = try types(of: Compiled(Ferry.least))
    #expect(types.contains("export type DeepLinkId = never;\n") && types.contains("export type CountedFactId = never;\n"))
    #expect(types.contains("export interface OverrideValues {\n}\n") && types.contains("export type TimeFactId = never;\n"))
    let declared = Set(types.matches(of: /export (?:type|interface|class) (\w+)/).map { String($0.output.1) })
    let named = Set(types.matches(of: /\b([A-Z]\w*Id)\b/).map { String($0.output.1) })
    #expect(named.count > 30 && named.isSubset(of: declared), "\(named.subtracting(declared))")
  }

  @Test func nothingIsOfThisProduct() throws {
    for (name, text) in files(of: try Ferry.compiled.get()) { #expect(!text.lowercased().contains("handz"), "\(name)") }
  }

  /// A sentence of the rules cannot end a comment, and names are quoted as JavaScript requires.
  @Test func sentencesStayInTheirComments() throws {
    var rules = Ferry.least
    let plans = "states:\n  any: {about: \"The */ only plan.\", source: D1 §1}\nresolution:\n  - {plan: any}\non_error: any\n"
    let facts = "sun.shines: {about: \"Ends */ here? `${x}`\", type: bool, from: app, source: D1 §1}\n"
    let screen = "a: {about: \"Whether */ it does.\", value: sun.shines, source: D1 §1}\n"
    rules.removeAll { $0.name == "plans.yaml" }
    for (name, text) in [("plans.yaml", plans), ("facts.yaml", facts), ("snapshot.yaml", screen)] {
      rules.append(.init(name: name, path: name, bytes: Array(text.utf8)))
    }
    let types = try types(of: Compiled(rules))
    #expect(types.contains("/** Ends *\u{200B}/ here? `${x}` Source: D1 §1 */"))
    #expect(types.components(separatedBy: "/**").count == types.components(separatedBy: "*/").count)
  }
}
