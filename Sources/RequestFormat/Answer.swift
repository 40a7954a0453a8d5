/// An object of answers: its members in the order in which they are written.
struct Object: Sendable {
  /// The type in TypeScript; every object has a name of its own.
  let name: String
  /// The Swift type that it is written from.
  let swift: String
  /// Whether it is a whole answer, which has the request's id.
  let isAnswer: Bool
  let about: String?
  let parts: [Part]
  /// The types of an answer that is one of two.
  let variants: Variants?

  /// An answer that is one of two, by a flag.
  struct Variants: Sendable {
    /// The interface with what both have.
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

  /// An object of an answer.
  static func part(_ name: String, of swift: String, _ about: String, _ parts: [Part]) -> Object {
    Object(name, of: swift, answer: false, about: about, parts)
  }

  /// All members, those of groups included.
  var members: [Member] { parts.flatMap(\.members) }
}

/// A member of an object, or several that are written under one condition.
enum Part: Sendable {
  case member(Member)
  /// Members that are there only while something holds: a Swift expression about `value`.
  case when(String, [Member])
  /// Members of a value that may be absent: a Swift expression about `value`.
  case given(String, [Member])
  /// All members of another object, written from a part of the value.
  case all(String, from: String)
  /// A value of an enum: each case with its members. The tag is the key with the case's word.
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
    /// Null where the value is nil.
    case orNull
    /// Left out where the value is nil.
    case ifGiven
    /// Left out where the list is empty.
    case ifAny
    /// Left out where the flag is false, or true.
    case ifTrue, ifFalse
  }

  /// Which of two answers has it.
  enum Variant: Sendable {
    case both
    case whenTrue, whenFalse
    /// Both, with one form in TypeScript for the first and another for the second.
    case each(String, String)
  }

  let key: String
  let form: Form
  let presence: Presence
  /// The Swift expression behind `value.`, or one in which `value` stands.
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

/// How a value of an answer is written.
indirect enum Form: Sendable {
  case string
  /// A string that is given as its bytes.
  case bytes
  case flag
  case number
  /// A moment, given in milliseconds or in seconds since 1970.
  case milliseconds, seconds
  /// A while, given in milliseconds.
  case duration
  /// A day, counted from 1970-01-01.
  case day
  /// What a clock on the wall shows.
  case wall
  /// The name of a rule, given as its ordinal in a section.
  case name(String)
  /// The word of a choice, which has a name in TypeScript.
  case word(String)
  /// A string that a function makes of the value.
  case spelled(String)
  /// Any value that a fact may have; the type in TypeScript.
  case value(String)
  /// Values under names that the rules give; the type in TypeScript.
  case fields(String)
  case list(Form)
  /// A declared object.
  case object(String)
  /// An object without a name.
  case members([Member])
  /// Written by a function of `Rules`, with the label of its first parameter: `write(part:)`; the type in TypeScript.
  case written(String, typeScript: String)
  /// Another form with a type of its own in TypeScript.
  case typed(String, Form)
}

/// One of several objects, by a tag.
struct Union: Sendable {
  struct Case: Sendable {
    let word: String
    /// The pattern of the Swift case, with the names that its members use.
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

/// Words that answers and requests choose from.
struct Words: Sendable {
  /// The type in TypeScript; nil where the words stand wherever they are used.
  let typeScript: String?
  let swift: String
  let about: String
  let words: [String]
  /// The cases in Swift that are not called what their words are.
  let cases: [String: String]
  /// Whether the enum has `name`; else the words are written for `word`.
  let isNamed: Bool

  /// The words of a choice of the bundle, behind those of another one.
  static func choice(_ typeScript: String?, _ swift: String, _ about: String, behind first: String? = nil) -> Words {
    var all = first.map(bundleWords) ?? []
    for word in bundleWords(swift) where !all.contains(word) { all.append(word) }
    return .named(typeScript, swift, all, about)
  }

  /// The words of an enum that has `name`.
  static func named(_ typeScript: String?, _ swift: String, _ words: [String], _ about: String = "") -> Words {
    Words(typeScript: typeScript, swift: swift, about: about, words: words, cases: [:], isNamed: true)
  }

  /// The words of an enum of the runtime, whose cases are these words in Swift's form.
  static func of(_ swift: String, _ words: [String], cases: [String: String] = [:]) -> Words {
    Words(typeScript: nil, swift: swift, about: "", words: words, cases: cases, isNamed: false)
  }
}
