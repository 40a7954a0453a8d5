/// The completion scripts of ArgumentParser, adapted to arguments of the form `NAME=VALUE`.
enum CompletionScript {
  /// Returns a text with a completion script in which a name with `=` is one word that the value continues. Other texts stay as they are.
  ///
  /// Bash splits words at `=` unless it is removed from `COMP_WORDBREAKS`, as completions of npm and others do. Bash and zsh write a space after
  /// the only candidate. Fish does neither.
  static func adapted(_ text: String) -> String {
    if text.hasPrefix("#!/bin/bash\n") {
      return text.replacing("#!/bin/bash\n", with: "#!/bin/bash\n\nCOMP_WORDBREAKS=\"${COMP_WORDBREAKS//=}\"\n", maxReplacements: 1)
        .replacing(
          #"COMPREPLY+=("${completion}")"#,
          with: #"COMPREPLY+=("${completion}"); if [[ "${completion}" == *= ]]; then compopt -o nospace 2>/dev/null; fi"#)
    }
    if text.hasPrefix("#compdef ") {
      return text.replacing(
        "    _describe -V '' non_empty_completions --",
        with: """
              local -a suffix=()
              [[ -n "${(M)non_empty_completions:#*=}" ]] && suffix=(-S '')
              _describe -V '' non_empty_completions "${suffix[@]}" --
          """)
    }
    return text
  }
}
