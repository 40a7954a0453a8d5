internal import ArgumentParser

/// The completion scripts of ArgumentParser, adapted to arguments of the form `NAME=VALUE`, and to the words after `help`.
enum CompletionScript {
  /// Returns a text with a completion script in which a name with `=` is one word that the value continues. Other texts stay as they are.
  ///
  /// After `help`, the commands are completed.
  ///
  /// Bash splits words at `=` unless it is removed from `COMP_WORDBREAKS`, as completions of npm and others do. Bash and zsh write a space after
  /// the only candidate. Fish does neither.
  static func adapted(_ text: String, for root: any ParsableCommand.Type) -> String {
    let help = HelpCompletion(root)
    if text.hasPrefix("#!/bin/bash\n") {
      return help.addedToBash(text).replacing(
        "#!/bin/bash\n", with: "#!/bin/bash\n\nCOMP_WORDBREAKS=\"${COMP_WORDBREAKS//=}\"\n", maxReplacements: 1
      )
      .replacing(
        #"COMPREPLY+=("${completion}")"#,
        with: #"COMPREPLY+=("${completion}"); if [[ "${completion}" == *= ]]; then compopt -o nospace 2>/dev/null; fi"#)
    }
    if text.hasPrefix("#compdef ") {
      return help.addedToZsh(text).replacing(
        "    _describe -V '' non_empty_completions --",
        with: """
              local -a suffix=()
              [[ -n "${(M)non_empty_completions:#*=}" ]] && suffix=(-S '')
              _describe -V '' non_empty_completions "${suffix[@]}" --
          """)
    }
    return text.contains("complete -c '\(root._commandName)'") ? help.addedToFish(text) : text
  }
}
