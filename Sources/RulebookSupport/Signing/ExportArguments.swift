package import ArgumentParser

/// Exports the live remote config in the format of another service.
package struct Export: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Print the live remote config in the format of another service.",
    discussion: """
      Example:
        rulebook export firebase --environment ENVIRONMENT --site SITE
      """,
    subcommands: [ExportFirebase.self])

  package init() {}
}

package struct ExportFirebase: SigningCommand {
  package static let configuration = CommandConfiguration(
    commandName: "firebase", abstract: "Print the live remote config as a template of Firebase Remote Config.",
    discussion: """
      Example:
        rulebook export firebase --environment ENVIRONMENT --site SITE
      """)

  package static let words = "export firebase"

  package enum Form: String, ExpressibleByArgument, CaseIterable {
    case signed, values
  }

  @OptionGroup package var rules: RulesOptions
  @OptionGroup package var site: SiteOptions
  @Option(help: "Whether to write the signed files, which clients verify, or only the values.") package var form: Form = .signed
  @Option(
    help: ArgumentHelp(
      "An existing template, as Firebase returns it. Its other parameters, its conditions, and its etag are kept. Without it, the printed "
        + "template replaces all parameters of a project.", valueName: "file"))
  package var merge: String?

  package init() {}
}
