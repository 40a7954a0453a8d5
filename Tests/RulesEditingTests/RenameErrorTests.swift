import RuleKinds
import RulesCompiler
import RulesEditing
import Schema
import SourceText
import Testing

/// Names that a rule cannot have, and what renaming says about them.
@Suite struct RenameErrorTests {
  private func message(_ kind: String, _ old: String, _ new: String) throws -> String {
    let base = try RenamingTests.product.get()
    do throws(RenameError) {
      _ = try base.renaming.rename(kind, old, to: new)
      return ""
    } catch {
      return error.message
    }
  }

  @Test(arguments: [
    ("limit", "saved_flow", "x", "no limit is named `saved_flow`; did you mean `saved_flows`?"),
    ("decision", "D-1", "D-2", "no decision is named `D-1`"),
    ("limmit", "saved_flows", "x", "no kind of rule is named `limmit`; did you mean `limit`?"),
    ("limits", "saved_flows", "inbox_items", "the limit `inbox_items` already exists"),
    ("limit", "saved_flows", "saved_flows", "`saved_flows` already has this name"),
    ("limit", "saved_flows", "saved flows", "a name can contain only letters"),
    ("limit", "saved_flows", "saved-flows", "expressions use it"),
    ("limit", "saved_flows", "", "a name cannot be empty"),
    ("plan", "free", "free.plan", "cannot contain a period"),
    ("fact", "auth.signedIn", "now.or.later", ""),
    ("fact", "auth.signedIn", "decision.x", "the language declares this name"),
    ("fact", "auth.signedIn", "limits.x", "belong to limits"),
    ("fact", "now", "time", "the language gives the fact `now` its meaning"),
    ("condition", "session_expired", "auth.signedIn", "the fact `auth.signedIn` already exists"),
    ("document", "CH08", "chapter", "capital letters"),
    ("copy key", "gate.action.manage_flows", "gate/action", "a slash separates"),
    ("remote path", "limits/inbox_items/plans/pro", "x", "the name of a remote path is the path of a value"),
  ]) func isSaid(_ kind: String, _ old: String, _ new: String, _ expected: String) throws {
    let found = try message(kind, old, new)
    #expect(expected.isEmpty ? found.isEmpty : found.contains(expected), "\(found)")
  }

  /// A kind is known also if the product has no rule of it.
  @Test func everyKindIsKnown() throws {
    for field in RuleBookSchema.schema.fields {
      guard case .named(let singular, _) = field.shape else { continue }
      for kind in [field.key, singular] {
        let found = try message(kind, "NO-SUCH-1", "NO-SUCH-2")
        #expect(!found.isEmpty && !found.contains("no kind of rule"), "\(kind): \(found)")
      }
    }
  }

  @Test func kindsHaveSeveralSpellings() throws {
    let renaming = try RenamingTests.product.get().renaming
    for kind in ["deep_links", "deep_link", "deep-link", "deep link"] { #expect(try renaming.declaredKind(kind) == DeepLink.key) }
  }

  /// Data that apps stored has the old name, so that it stays as `was`. A second renaming cannot keep both.
  @Test func storedNamesAreKept() throws {
    let base = try RenamingTests.product.get()
    let event = try #require(base.names.first { $0.kind == CountedEvent.key && base.compilation.rules?.book.events[$0.name]?.was == nil })
    let result = try base.renaming.rename(event.kind, event.name, to: "some.event")
    #expect(result.stored == .added)
    let renamed = base.apply(result.edits)
    let next = try RenamingTests.Base(renamed)
    #expect(next.compilation.rules?.book.events["some.event"]?.was == event.name)
    #expect(try next.renaming.rename(event.kind, "some.event", to: "other.event").stored == .lost(was: event.name))
    #expect(try next.renaming.rename(event.kind, "some.event", to: event.name).stored == .removed)
  }

  /// An editor finds the name at the cursor.
  @Test func theNameAtAnOffsetIsFound() throws {
    let base = try RenamingTests.product.get()
    let mentions = base.renaming.mentions.of(RulePath(Limit.key, "saved_flows"))
    #expect(mentions.count > 10 && mentions.count { $0.isDeclaration } == 1)
    for mention in mentions {
      for offset in [Int(mention.span.start), Int(mention.span.end) - 1] {
        #expect(base.renaming.mentions.at(offset, in: mention.span.file)?.target == mention.target)
      }
    }
  }
}
