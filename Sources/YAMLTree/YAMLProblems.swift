public import Diagnostics

/// Every diagnostic of the YAML layer, with what `rulebook explain` prints.
public enum YAMLProblems {
  public static let all: [Explanation] = [
    syntax, encoding, tab, directive, severalDocuments, duplicateKey, ambiguousScalar, anchor, alias, mergeKey, tag, complexKey, sizeLimit,
  ]

  public static let syntax = Explanation(
    "yaml.syntax", .error,
    finds: "A place where the file stops being YAML.",
    why: "Nothing after it can be read, so nothing in the file can be checked.",
    example: "when: 'free' == plan",
    instead: "when: \"'free' == plan\"")

  public static let encoding = Explanation(
    "yaml.encoding", .error,
    finds:
      "Bytes that are not UTF-8, a byte order mark, control characters, invisible characters that reorder or break lines, and accents written after their letter.",
    why:
      "They are read differently by different programs, are not found when searched for, and can hide a second key from the person who reviews the file.",
    example: "name: \"a<U+202E>b\"",
    instead: "name: \"ab\"")

  public static let tab = Explanation(
    "yaml.tab", .error,
    finds: "A tab in the indentation of a line.",
    why: "YAML indents with spaces; how wide a tab is depends on the editor.",
    example: "limits:\n\tsaved: 3",
    instead: "limits:\n  saved: 3")

  public static let directive = Explanation(
    "yaml.directive", .error,
    finds: "A directive line such as `%YAML 1.1` before the content.",
    why: "Directives change how the rest is read; every rule file is read the same way.",
    example: "%YAML 1.1\n---\na: 1",
    instead: "a: 1")

  public static let severalDocuments = Explanation(
    "yaml.several-documents", .error,
    finds: "A second document after `---` or `...` in one file.",
    why: "Only one document would be used, and it is not plain to see which.",
    example: "a: 1\n---\na: 2",
    instead: "a: 1")

  public static let duplicateKey = Explanation(
    "yaml.duplicate-key", .error,
    finds: "A key written twice in one mapping; letters that look the same in another encoding of the accent count as the same.",
    why: "One of the two values would silently win.",
    example: "limit: 3\nlimit: 5",
    instead: "limit: 5")

  public static let ambiguousScalar = Explanation(
    "yaml.ambiguous-scalar", .error,
    finds: "Unquoted text that YAML 1.1 and YAML 1.2 read differently: `no`, `22:00`, `0777`, `1_000`, `~`, `2026-01-05`.",
    why: "An editor or another tool would turn it into a boolean, a number or a date, and mean something else than these rules.",
    example: "starts: 22:00",
    instead: "starts: '22:00'")

  public static let anchor = Explanation(
    "yaml.anchor", .error,
    finds: "An anchor, `&name`.",
    why: "Anchors exist to be repeated by aliases, which are refused.",
    example: "free: &base\n  saved: 3",
    instead: "free:\n  saved: 3")

  public static let alias = Explanation(
    "yaml.alias", .error,
    finds: "An alias, `*name`, that repeats another part of the file.",
    why: "A value then stands somewhere else than where it is read, and a few aliases of aliases make gigabytes.",
    example: "pro: *base",
    instead: "pro:\n  saved: 3")

  public static let mergeKey = Explanation(
    "yaml.merge-key", .error,
    finds: "The merge key `<<`.",
    why: "It is not part of YAML 1.2, and readers disagree about which value wins.",
    example: "pro:\n  <<: *base",
    instead: "pro:\n  saved: 3")

  public static let tag = Explanation(
    "yaml.tag", .error,
    finds: "A tag, `!name` or `!!type`. An unquoted condition that begins with `!` is one too.",
    why: "The type of a value comes from its place in the rules. A `!` that was meant as \"not\" would be lost.",
    example: "when: !is_guest",
    instead: "when: not is_guest")

  public static let complexKey = Explanation(
    "yaml.complex-key", .error,
    finds: "A key that is no plain word: a list, a mapping, an empty key, or one written with `?`.",
    why: "Keys of rules are names.",
    example: "? [a, b]\n: 1",
    instead: "a: 1\nb: 1")

  public static let sizeLimit = Explanation(
    "yaml.size-limit", .error,
    finds: "A file, a value, a nesting or a number of values above the limit.",
    why: "Bounds keep a damaged or hostile file from using up the machine.",
    example: "a: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[ ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
    instead: "a: []")
}
