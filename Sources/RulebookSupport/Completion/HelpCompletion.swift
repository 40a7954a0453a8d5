internal import ArgumentParser

/// The completion of commands after `help`, which the scripts of ArgumentParser do not offer.
struct HelpCompletion {
  /// The commands of a group, with the words that select it: none for the commands of the program, and `site` for `site init`.
  private struct Group {
    let words: [String]
    let commands: [String]
  }

  private let program: String
  private let groups: [Group]

  init(_ root: any ParsableCommand.Type) {
    program = root._commandName
    groups = HelpCompletion.groups(of: root, [])
  }

  private static func groups(of command: any ParsableCommand.Type, _ words: [String]) -> [Group] {
    let commands = command.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    if commands.isEmpty { return [] }
    return [Group(words: words, commands: commands.map { $0._commandName })]
      + commands.flatMap { groups(of: $0, words + [$0._commandName]) }
  }

  // MARK: Scripts

  /// The function for `help` gets the words before the one that is completed.
  func addedToBash(_ script: String) -> String {
    let cases = groups.map { group in
      """
              '\(group.words.joined(separator: " "))')
                  COMPREPLY+=($(compgen -W '\(group.commands.joined(separator: " "))' -- "${cur}"))
                  ;;

      """
    }
    let offer = """
          local -ir helped="$((${#unparsed_words[@]} - 1))"
          if [[ "${helped}" -ge 0 ]]; then
              case "${unparsed_words[*]:0:${helped}}" in
      \(cases.joined())        esac
          fi

      """
    return inHelp(of: script) { $0.replacing(/\x20{4}[\w-]+_offer_flags_options -1\n/) { offer + $0.output } }
  }

  func addedToZsh(_ script: String) -> String {
    let cases = groups.map { group in
      """
              '\(group.words.joined(separator: " "))')
                  compadd -- \(group.commands.joined(separator: " ")) && ret=0
                  ;;

      """
    }
    let offer = """
          if [[ "${state}" = helped ]]; then
              case "${(j: :)words[2,CURRENT - 1]}" in
      \(cases.joined())        esac
          fi

          return "${ret}"
      """
    return inHelp(of: script) {
      $0.replacing("'*:subcommands:'", with: "'*:subcommands:->helped'").replacing("    return \"${ret}\"", with: offer, maxReplacements: 1)
    }
  }

  func addedToFish(_ script: String) -> String {
    let lines = groups.map { group in
      let before = ([program, "help"] + group.words).joined(separator: " ")
      return "complete -c '\(program)' -n '__\(function)_is_after \"\(before)\"' -fa '\(group.commands.joined(separator: " "))'\n"
    }
    let tester = """
      function __\(function)_is_after -a words
          test "$(string join ' ' -- (__\(function)_tokens -pc))" = "$words"
      end

      """
    return script + (script.hasSuffix("\n") ? "" : "\n") + tester + lines.joined().dropLast()
  }

  /// The name of the program in the names of functions.
  private var function: String { program.replacing("-", with: "_") }

  /// Changes the part of a script that begins with the function for `help`, which is the last one.
  private func inHelp(of script: String, _ change: (String) -> String) -> String {
    guard let start = script.ranges(of: "_help() {").last?.lowerBound else { return script }
    return script[..<start] + change(String(script[start...]))
  }
}
