package import ArgumentParser

/// Turns an emergency switch off.
package struct SwitchOff: SigningCommand {
  package static let configuration = CommandConfiguration(
    commandName: "switch-off", abstract: "Turn off an emergency switch on all devices, at once.",
    discussion: """
      Signs with the key of the role `emergency`, which can only turn off switches that `rules/remote` marks `emergency`, and publishes \
      with the online key. Other errors in the rules, open placeholders, and publications that wait for signatures do not prevent it. Then \
      adds the override to `rules/overrides` and prints by when devices have it.

      Without key options, the keys are those in the environment variables RULEBOOK_EMERGENCY_KEY and RULEBOOK_ONLINE_KEY. Without --site, the \
      config repository is the one in RULEBOOK_SITE.

      Example:
        rulebook switch-off SWITCH --environment ENVIRONMENT \\
          --because "A wrong count locks people out" --until DATE
      """)

  @Argument(help: "The path of the switch, such as ladder/logins/switched_on.") package var path: String
  @OptionGroup package var emergency: EmergencyOptions
  @Option(help: ArgumentHelp("The last day on which it is off, in UTC. The default is until `switch-on`.", valueName: "day"))
  package var until: String?

  package init() {}
}

/// Turns an emergency switch on again.
package struct SwitchOn: SigningCommand {
  package static let configuration = CommandConfiguration(
    commandName: "switch-on", abstract: "Turn on an emergency switch again that `switch-off` turned off.",
    discussion: """
      Takes the switch out of the list that the key of the role `emergency` signs, and removes its override from `rules/overrides`. If the \
      published values also turn it off, `rulebook publish` must publish without the override, and this command reports that and fails.

      Example:
        rulebook switch-on SWITCH --environment ENVIRONMENT \\
          --because "The count is right again"
      """)

  @Argument(help: "The path of the switch.") package var path: String
  @OptionGroup package var emergency: EmergencyOptions

  package init() {}
}

/// The options of `switch-off` and `switch-on`.
package struct EmergencyOptions: ParsableArguments {
  @OptionGroup package var rules: RulesOptions
  @Option(help: ArgumentHelp("The environment, which is a file in `rules/overrides`.", valueName: "name")) package var environment: String
  @Option(help: ArgumentHelp("The reason. Everyone who can read the config repository can see it.", valueName: "text")) package var because:
    String
  @Option(
    help: ArgumentHelp(
      "Who does it. Everyone who can read the config repository can see it. The default is your user name.", valueName: "name"))
  package var by: String?
  @Option(help: ArgumentHelp("The folder of the config repository. The default is the variable RULEBOOK_SITE.", valueName: "dir")) package
    var site: String?
  @OptionGroup package var signing: SigningOptions
  @Option(help: ArgumentHelp("The bundle of a released app. Repeat for several apps.", valueName: "file")) package var app: [String] = []
  @Option(help: ArgumentHelp("The time of publication. The default is now.", valueName: "time")) package var issued: String?
  @Flag(help: "Print what would happen, and write nothing.") package var dryRun = false

  package init() {}
}
