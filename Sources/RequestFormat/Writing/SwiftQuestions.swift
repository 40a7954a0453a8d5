/// The Swift that says which questions there are, reads them, and hands each to what answers it.
enum SwiftQuestions {
  static var text: String {
    var text = SwiftLines()
    text.line("internal import RulesJSON")
    text.line("internal import RulesRuntime")
    text.line()
    text.block("extension Request", list)
    text.line()
    text.block("extension Request.Question", reader)
    text.line()
    text.block("extension Rules", dispatch)
    return text.text
  }

  private static var answered: [Question] { Requests.questions.filter { $0.host != .tool } }

  private static func list(_ text: inout SwiftLines) {
    text.doc("What a request asks.")
    text.block("public enum Question: Sendable, Equatable") { text in
      for question in answered {
        text.doc(question.about)
        text.line("case \(question.escapedCase)(\(question.request))")
      }
    }
    text.line()
    text.doc("The words that `ask` may be, as a sentence lists them.")
    text.line("static let questions = \"\(listed(Requests.questions.map(\.ask)))\"")
    text.line()
    text.doc("Keys that belong to some question only.")
    var keys: [String] = []
    for key in Requests.questions.flatMap(\.allKeys).map(\.key) where !keys.contains(key) { keys.append(key) }
    text.line("static let keysOfQuestions = [\(keys.map { "\"\($0)\"" }.joined(separator: ", "))]")
  }

  private static func reader(_ text: inout SwiftLines) {
    text.doc("Reads the keys of the question that is called `ask`.")
    text.block("init(_ ask: String, _ keys: inout RequestKeys) throws(RequestError)") { text in
      text.table(
        "ask", answered.map { ("\"\($0.ask)\"", "self = .\($0.caseName)(try \($0.request)(&keys))") },
        otherwise: "throw RequestError(\"unknown_question\", \"`ask` cannot be `\\(ask)`; it is \\(Request.questions)\")")
    }
    text.line()
    text.doc("Whether a history is there for what is counted in it, and the engine does not look at it otherwise.")
    text.block("var onlyReadsWhatIsCounted: Bool") { text in
      text.table(
        "self",
        [true, false].map { isCounted in
          let names = answered.filter { ($0.history == .counted) == isCounted }.map { ".\($0.caseName)" }
          return (names.joined(separator: ", "), "\(isCounted)")
        })
    }
  }

  private static func dispatch(_ text: inout SwiftLines) {
    text.doc("Answers a question: the members of the answer, behind the request's id.")
    text.block("func answer(_ request: Request, _ frame: Frame, into writer: inout JSONWriter) throws(RequestError)") { text in
      text.line("switch request.question {")
      for question in answered {
        guard question.host == .rules else {
          let message = "`ask: \(question.ask)` is for the requests behind it, and none are here"
          text.line("case .\(question.caseName): throw RequestError(\"no_batch\", \"\(message)\")")
          continue
        }
        text.line("case .\(question.caseName)(let asked):")
        text.indented { text in
          text.line("let answer = try self.answer(asked, request, frame)")
          text.line("writer.beginAnswer(request.id)")
          text.line("writeMembers(of: answer, &writer)")
          text.line("writer.endObject()")
        }
      }
      text.line("}")
    }
  }
}

extension Question {
  fileprivate var caseName: String { propertyName(ask) }
  /// The case where it is declared: `do` is a word of Swift's.
  fileprivate var escapedCase: String { ask == "do" ? "`do`" : caseName }
}

/// Words as a sentence lists them.
func listed(_ words: [String], _ last: String = "or") -> String {
  guard words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " \(last) " + words[words.count - 1]
}
