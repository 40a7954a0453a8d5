import Diagnostics
import Foundation
import Schema
import SourceText
import Testing
import YAMLTree

/// A change of the product's rules as product makes it, and which people it reaches.
///
/// The changes are in `Corpus/*.yaml`. They were written without a look at the comparison that they judge: both rule books were asked.
/// `Tests/Tools/ask_changes.py` asks them, and `ProductChangeTests` does it again in every run.
struct ProductChange: Sendable, Equatable {
  var name: String
  var about: String?
  var edits: [Edit]
  /// Everything that the change is; empty if it is nothing: `contract`, `privacy`, `loss`, `tightens`, `loosens`, `changes`, `words` or `notes`.
  var risk: [String]
  /// Categories that are honest about the change, too.
  var accepts: [String]
  /// The plans that the change reaches, `everybody`, or `nobody`.
  var who: [String]
  /// Which of them, in words.
  var only: String?
  /// Requests whose answers differ; empty if no answer differs for anybody.
  var answers: [Question]
  /// Why no answer differs.
  var why: String?
  /// Requests near those whose answers do not differ.
  var same: [Question]
  /// Words that an honest headline contains.
  var says: [String]
  /// Names that must not be said to change.
  var silentAbout: [String]
  /// Words that no headline contains, such as the facts that do not decide.
  var neverSays: [String]
  /// The points on which the report is known to be wrong: `category`, `who`, `silent`, `says` or `claims`.
  var misses: [String]

  /// A change of one file.
  struct Edit: Sendable, Equatable {
    var file: String
    /// The text to replace, which occurs once; nil for a new file.
    var find: String?
    var write: String
  }

  /// A request to both sides.
  struct Question: Sendable, Equatable {
    /// Requests before it. Each hands its history, queue, toasts or connection to those after it.
    var first: [Step]
    var ask: String
    /// The part of the answer, such as `/limits/[id=saved_flows]/limit`.
    var at: String
    /// The part in JSON, on the old side and on the new one.
    var before: String?
    var after: String?
  }

  /// A request that is sent several times, each time some seconds later. `{n}` is its number.
  struct Step: Sendable, Equatable {
    var ask: String
    var times: Int64
    var every: Int64
  }

  static let risks = ["contract", "privacy", "loss", "tightens", "loosens", "changes", "words", "notes", "adds", "removes"]
}

extension ProductChange {
  static let schema = Schema.object("change", build: ProductChange.init) {
    Field("name", \.name, .text, "Its name.")
    Field("about", \.about, Schema.text.optional, or: .some(nil), "What product does.")
    Field("edits", \.edits, .list(edit, .sequence), "The changes of files.")
    Field("risk", \.risk, .oneOrMany(.text, .sequence), or: [], "Everything that it is.")
    Field("accepts", \.accepts, .oneOrMany(.text, .sequence), or: [], "What it may be called, too.")
    Field("who", \.who, .oneOrMany(.text, .sequence), "The people it reaches.")
    Field("only", \.only, Schema.text.optional, or: .some(nil), "Which of them.")
    Field("answers", \.answers, .list(question, .sequence), or: [], "What differs.")
    Field("why", \.why, Schema.text.optional, or: .some(nil), "Why nothing differs.")
    Field("same", \.same, .list(question, .sequence), or: [], "What does not differ.")
    Field("says", \.says, .list(.text, .sequence), or: [], "What a headline says.")
    Field("silent_about", \.silentAbout, .list(.text, .sequence), "What it does not claim.")
    Field("never_says", \.neverSays, .list(.text, .sequence), or: [], "What a headline does not say.")
    Field("misses", \.misses, .list(.text, .sequence), or: [], "What the report is known to get wrong.")
  }

  private static let edit = Schema.object("edit", build: Edit.init) {
    Field("file", \.file, .text, "The rule file.")
    Field("find", \.find, Schema.anyText.optional, or: .some(nil), "The text to replace, which occurs once. Leave it out for a new file.")
    Field("write", \.write, .anyText, "The new text.")
  }

  private static let question = Schema.object("question", build: Question.init) {
    Field("first", \.first, .list(step, .sequence), or: [], "The requests before it.")
    Field("ask", \.ask, .text, "The request.")
    Field("at", \.at, .text, or: "", "The part of the answer.")
    Field("before", \.before, Schema.text.optional, or: .some(nil), "The part in the old answer.")
    Field("after", \.after, Schema.text.optional, or: .some(nil), "The part in the new answer.")
  }

  private static let step = Schema.object("step", build: Step.init) {
    Field("ask", \.ask, .text, "The request.")
    Field("times", \.times, .integer(0...10_000), or: 1, "How often it is sent.")
    Field("every", \.every, .integer(0...10_000_000), or: 0, "The seconds between two of them.")
  }
}

extension ProductChange: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension Schema where Value == String {
  /// A text that may be empty.
  fileprivate static let anyText = Schema(
    shape: .text(form: nil), read: { node, _ in node.kind == .scalar ? node.text : nil }, write: { $0 })
}
