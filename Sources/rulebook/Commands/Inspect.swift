import ArgumentParser
import Emitters
import RulesBundle
import RulesJSON

struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Print a bundle as JSON, after checking that it is whole.")

  @Argument(help: "The bundle's file.") var file: String
  @Option(help: ArgumentHelp("A limits file; say whether it belongs to the bundle, and print nothing.", valueName: "file"))
  var limits: String?
  @Flag(help: "Print only the header and the sizes.") var summary = false

  func run() throws {
    try reporting {
      guard let bytes = FileSystem.read(file) else { throw Failure(message: "cannot read \(file)", code: Exit.noInput) }
      let bundle = try LoadedRules.load(bytes, file)
      guard bundle.isIntact else { throw Failure(message: "\(file): the content is not what its hash says", code: Exit.findings) }
      if let limits { return try compare(limits, bundle) }
      guard summary else { return Console.printRaw(BundleTwin(bundle).json.pretty()) }
      Console.print("\(bundle.size) bytes, format \(Layout.version)")
      for layout in Layout.sections where bundle.count(layout.section) > 0 {
        Console.print("\(bundle.count(layout.section)) \(layout.name)")
      }
    }
  }

  private func compare(_ limits: String, _ bundle: Bundle) throws(Failure) {
    guard let bytes = FileSystem.read(limits) else { throw Failure(message: "cannot read \(limits)", code: Exit.noInput) }
    guard let mismatch = LimitsReader.mismatch(bytes, bundle) else { return Console.note("\(limits) belongs to \(file)") }
    throw Failure(message: "\(limits) cannot be used with \(file): \(mismatch.message)", code: Exit.findings)
  }
}
