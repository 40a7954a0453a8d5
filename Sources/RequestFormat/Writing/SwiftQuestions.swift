/// Generates the Swift that declares the questions, reads them, and dispatches each one to the function that answers it.
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
    text.doc("The question of a request.")
    text.block("public enum Question: Sendable, Equatable") { text in
      for question in answered {
        text.doc(question.about)
        text.line("case \(question.escapedCase)(\(question.request))")
      }
    }
    text.line()
    text.doc("The allowed values of `ask`, as a list for a sentence.")
    text.line("static let questions = \"\(listed(Requests.questions.map(\.ask)))\"")
    text.line()
    text.doc("The keys that belong to some questions only.")
    var keys: [String] = []
    for key in Requests.questions.flatMap(\.allKeys).map(\.key) where !keys.contains(key) { keys.append(key) }
    text.line("static let keysOfQuestions = [\(keys.map { "\"\($0)\"" }.joined(separator: ", "))]")
  }

  private static func reader(_ text: inout SwiftLines) {
    text.doc("Reads the keys of the question with the name `ask`.")
    text.block("init(_ ask: String, _ keys: inout RequestKeys) throws(RequestError)") { text in
      text.table(
        "ask", answered.map { ("\"\($0.ask)\"", "self = .\($0.caseName)(try \($0.request)(&keys))") },
        otherwise: "throw RequestError(\"unknown_question\", \"unknown question `\\(ask)`; `ask` must be \\(Request.questions)\")")
    }
    text.line()
    text.doc("Whether a history only supplies the facts that are counted from it.")
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
    text.doc("Answers a question. The answer starts with the id of the request and the version of the remote config.")
    text.block("func answer(_ request: Request, _ frame: Frame, into writer: inout JSONWriter) throws(RequestError)") { text in
      text.line("switch request.question {")
      for question in answered {
        guard question.host == .rules else {
          let message = "`ask: \(question.ask)` applies to the following requests, and a single request has none"
          text.line("case .\(question.caseName): throw RequestError(\"no_batch\", \"\(message)\")")
          continue
        }
        text.line("case .\(question.caseName)(let asked):")
        text.indented { text in
          text.line("let answer = try self.answer(asked, request, frame)")
          text.line("writer.beginAnswer(request.id, configVersion)")
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
  /// The case in its declaration. `do` is a keyword of Swift.
  fileprivate var escapedCase: String { ask == "do" ? "`do`" : caseName }
}

/// Joins words to a list for a sentence.
func listed(_ words: [String], _ last: String = "or") -> String {
  guard words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + (words.count > 2 ? "," : "") + " \(last) " + words[words.count - 1]
}
