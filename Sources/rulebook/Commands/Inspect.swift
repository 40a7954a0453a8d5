import ArgumentParser
import Emitters
import RulesBundle
import RulesJSON

struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Print a bundle as JSON, after checking that it is whole.")

  @Argument(help: "The bundle's file.") var file: String
  @Flag(help: "Print only the header and the sizes.") var summary = false

  func run() throws {
    try reporting {
      guard let bytes = FileSystem.read(file) else { throw Failure(message: "cannot read \(file)", code: Exit.noInput) }
      let bundle = try LoadedRules.load(bytes, file)
      guard bundle.isIntact else { throw Failure(message: "\(file): the content is not what its hash says", code: Exit.findings) }
      guard summary else { return Console.printRaw(BundleTwin(bundle).json.pretty()) }
      Console.print("\(bundle.size) bytes, format \(Layout.version)")
      for layout in Layout.sections where bundle.count(layout.section) > 0 {
        Console.print("\(bundle.count(layout.section)) \(layout.name)")
      }
    }
  }
}
