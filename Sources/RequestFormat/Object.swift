/// The declaration of an object in answers: its members in the order in which they are written.
struct Object: Sendable {
  /// The unique name of the object, which is also the name of its type in TypeScript.
  let name: String
  /// The Swift type that it is written from.
  let swift: String
  /// Whether it is a whole answer, which contains the id of the request.
  let isAnswer: Bool
  let about: String?
  let parts: [Part]
  /// The types of an answer with two variants; nil for any other object.
  let variants: Variants?

  /// The types of an answer with two variants, which a flag selects.
  struct Variants: Sendable {
    /// The interface with the members of both variants.
    let shared: String
    let whenTrue: String
    let whenFalse: String
    let about: String
  }

  init(
    _ name: String, of swift: String, answer isAnswer: Bool = true, about: String? = nil, variants: Variants? = nil, _ parts: [Part]
  ) {
    (self.name, self.swift, self.isAnswer, self.about) = (name, swift, isAnswer, about)
    (self.parts, self.variants) = (parts, variants)
  }

  /// An object inside an answer.
  static func part(_ name: String, of swift: String, _ about: String, _ parts: [Part]) -> Object {
    Object(name, of: swift, answer: false, about: about, parts)
  }

  /// All members, including those of groups.
  var members: [Member] { parts.flatMap(\.members) }
}

/// A member of an object, or a group of members.
enum Part: Sendable {
  case member(Member)
  /// Members that are present only if a condition holds: a Swift expression in terms of `value`.
  case when(String, [Member])
  /// Members of an optional value: a Swift expression in terms of `value`.
  case given(String, [Member])
  /// All members of another object, written from a property of the value.
  case all(String, from: String)
  /// The members of the case of an enum. The tag is the key with the word of the case.
  case cases(Union)

  var members: [Member] {
    switch self {
    case .member(let member): [member]
    case .when(_, let members), .given(_, let members): members
    case .all, .cases: []
    }
  }

  static func member(
    _ key: String, _ form: Form, _ presence: Member.Presence, from: String? = nil, in variant: Member.Variant = .both, _ about: String
  ) -> Part {
    .member(Member(key, form, presence, from: from, in: variant, about))
  }

  static func member(_ key: String, _ form: Form, from: String? = nil, in variant: Member.Variant = .both, _ about: String) -> Part {
    .member(Member(key, form, .always, from: from, in: variant, about))
  }
}

/// A member of an object.
struct Member: Sendable {
  enum Presence: Sendable {
    case always
    /// Null if the value is nil.
    case orNull
    /// Absent if the value is nil.
    case ifGiven
    /// Absent if the list is empty.
    case ifAny
    /// Present only if the flag is true, or only if it is false.
    case ifTrue, ifFalse
  }

  /// The variants of the answer that have the member.
  enum Variant: Sendable {
    case both
    case whenTrue, whenFalse
    /// Both variants, with a type in TypeScript for each.
    case each(String, String)
  }

  let key: String
  let form: Form
  let presence: Presence
  /// The Swift expression after `value.`, or an expression that contains `value`; nil for the key.
  let from: String?
  let variant: Variant
  let about: String

  init(_ key: String, _ form: Form, _ presence: Presence, from: String? = nil, in variant: Variant = .both, _ about: String) {
    (self.key, self.form, self.presence, self.variant, self.about) = (key, form, presence, variant, about)
    self.from = from
  }

  init(_ key: String, _ form: Form, from: String? = nil, in variant: Variant = .both, _ about: String) {
    self.init(key, form, .always, from: from, in: variant, about)
  }
}

/// The form in which a value of an answer is written.
indirect enum Form: Sendable {
  case string
  /// A string from its bytes in UTF-8.
  case bytes
  case flag
  case number
  /// A point in time, from milliseconds or from seconds since 1970.
  case milliseconds, seconds
  /// A duration, from milliseconds.
  case duration
  /// A date, from days since 1970-01-01.
  case day
  /// A wall clock time.
  case wall
  /// The name of a rule, from its ordinal in a section.
  case name(String)
  /// A word of a choice that is declared in `Words`.
  case word(String)
  /// A string that a function returns for the value.
  case spelled(String)
  /// Any value of a fact; the type in TypeScript.
  case value(String)
  /// Values under names from the rules; the type in TypeScript.
  case fields(String)
  case list(Form)
  /// A declared object.
  case object(String)
  /// An inline object.
  case members([Member])
  /// A value that a function of `Rules` writes, with the label of its first parameter: `write(part:)`; the type in TypeScript.
  case written(String, typeScript: String)
  /// Another form with its own type in TypeScript.
  case typed(String, Form)
}

/// An object with several cases, which a tag selects.
struct Union: Sendable {
  struct Case: Sendable {
    let word: String
    /// The pattern of the case in Swift, with the names that the members use.
    let pattern: String
    let members: [Member]

    init(_ word: String, _ pattern: String, _ members: [Member] = []) { (self.word, self.pattern, self.members) = (word, pattern, members) }
  }

  let name: String
  let swift: String
  let tag: String
  let cases: [Case]

  init(_ name: String, of swift: String, tag: String, _ cases: [Case]) {
    (self.name, self.swift, self.tag, self.cases) = (name, swift, tag, cases)
  }
}

/// The words of a choice in requests and answers.
struct Words: Sendable {
  /// The name of the type in TypeScript; nil for an inline union.
  let typeScript: String?
  let swift: String
  let about: String
  let words: [String]
  /// The names of Swift cases that differ from their words.
  let cases: [String: String]
  /// Whether the enum declares `name`; otherwise `word` is generated.
  let isNamed: Bool

  /// The words of a choice of the bundle, after those of another choice.
  static func choice(_ typeScript: String?, _ swift: String, _ about: String, behind first: String? = nil) -> Words {
    var all = first.map(bundleWords) ?? []
    for word in bundleWords(swift) where !all.contains(word) { all.append(word) }
    return .named(typeScript, swift, all, about)
  }

  /// The words of an enum that declares `name`.
  static func named(_ typeScript: String?, _ swift: String, _ words: [String], _ about: String = "") -> Words {
    Words(typeScript: typeScript, swift: swift, about: about, words: words, cases: [:], isNamed: true)
  }

  /// The words of an enum of the runtime, whose cases have the names of the words in Swift's form.
  static func of(_ swift: String, _ words: [String], cases: [String: String] = [:]) -> Words {
    Words(typeScript: nil, swift: swift, about: "", words: words, cases: cases, isNamed: false)
  }
}
