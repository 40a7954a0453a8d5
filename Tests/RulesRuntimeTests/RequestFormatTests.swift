import BundleFormat
import RequestFormat
import RulesBundle
import RulesRuntime
import TestSupport
import Testing

/// The generated files of requests and answers are complete and up to date.
@Suite struct RequestFormatTests {
  /// After a change of a declaration, run `make format-files`.
  @Test func whatIsGeneratedIsFresh() {
    #expect(Requests.mistakes == [])
    #expect(Requests.files.count == 6)
    for file in Requests.files { #expect(Repository.text(of: file.path) == file.text, "run `make format-files`: \(file.path) is stale") }
    for path in Requests.pages {
      let page = Repository.text(of: path)
      #expect(Requests.tables(in: page) == page, "run `make format-files`: the tables of \(path) are stale")
    }
  }

  /// The page has the keys of every request that has any, and the members of every answer.
  @Test func thePageHasEveryTable() {
    let page = Requests.requestPages.map { Repository.text(of: $0) }.joined()
    for table in Requests.tablesOfPage { #expect(page.contains("<!-- \(table) -->"), "\(table)") }
    #expect(Requests.tablesOfPage.count > 40)
    #expect(Repository.text(of: "docs/use/node.md").contains("<!-- methods: all -->"))
    #expect(Repository.text(of: "docs/edit/scenario-format.md").contains("<!-- forms: all -->"))
  }

  @Test func aTableWithoutAnEndIsRefused() {
    #expect(Requests.tables(in: "<!-- keys: screen -->\nold\n") == nil)
    #expect(Requests.tables(in: "<!-- keys: nothing -->\nkept\n") == "<!-- keys: nothing -->\nkept\n")
    let screen = "before\n<!-- keys: screen -->\n\n| key | holds |\n|---|---|\n| `route` | The screen. |\n\n<!-- end -->\nbehind\n"
    #expect(Requests.tables(in: screen.replacing("The screen.", with: "Something old.")) == screen)
  }

  /// The words in the runtime are those of the declarations.
  @Test func wordsAreThoseOfTheRuntime() {
    #expect(Requests.words(of: "ErrorCode") == ErrorCode.allCases.map(\.name))
    #expect(Requests.words(of: "RoutedLink.Outcome") == RoutedLink.Outcome.allCases.map(\.name))
    #expect(Requests.words(of: "UnitKind") == UnitKind.names)
  }
}
