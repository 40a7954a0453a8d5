import RulesBundle
import RulesJSON
import RulesRuntime
import Testing

/// Requests about fields and forms.
@Suite struct FieldRequestTests {
  private func text(_ request: String) throws -> String { String(decoding: try FieldBook.ask(request).compact(), as: UTF8.self) }

  @Test func whatIsSaid() throws {
    #expect(
      try text(#"{"ask":"field","id":7,"field":"word","text":" A-B "}"#)
        == #"{"id":7,"field":"word","valid":false,"state":"invalid","value":"a-b","length":3,"reason":"bad_character","error":"E-BAD-CHARACTER","surfaces":["line"],"copy":{"key":"said","text":"Not this one."}}"#
    )
    #expect(
      try text(#"{"ask":"field","field":"free","text":"ab"}"#) == #"{"field":"free","valid":true,"state":"valid","value":"ab","length":2}"#)
    #expect(
      try text(#"{"ask":"field","field":"word","facts":{"word.random":"c7"}}"#)
        == #"{"field":"word","valid":true,"state":"idle","value":"x_c7c7","madeUp":true,"length":6}"#)
    #expect(
      try text(#"{"ask":"field","field":"word","text":null,"facts":{"word.random":"zz"}}"#)
        == #"{"field":"word","valid":true,"state":"idle","length":0,"undecided":{"code":"unfit_text","fact":"word.random"}}"#)
  }

  /// Before the user has touched a field, nothing is reported about it, and without copy in the rules, nothing is shown.
  @Test func untouchedAndEmpty() throws {
    let quiet = #"{"field":"secret","valid":false,"state":"idle","length":0,"reason":"empty"}"#
    #expect(try text(#"{"ask":"field","field":"secret"}"#) == quiet && text(#"{"ask":"field","field":"secret","text":null}"#) == quiet)
    #expect(try FieldBook.ask(#"{"ask":"field","field":"secret","text":""}"#)["error"] == .string("E-EMPTY"))
    #expect(try FieldBook.ask(#"{"ask":"field","field":"email","text":""}"#)["error"] == nil)
  }

  @Test func aFormIsCompleteWhenAllOfItIs() throws {
    func form(_ texts: String) throws -> JSON { try FieldBook.ask(#"{"ask":"form","form":"both","texts":\#(texts)}"#) }
    #expect(try form(#"{"email":"a@b.co","secret":"abcd"}"#)["complete"] == .bool(true))
    #expect(try form(#"{"email":"a@b.co","secret":"abc"}"#)["complete"] == .bool(false))
    #expect(try form(#"{"email":"a@b.co"}"#)["complete"] == .bool(false))
    #expect(try form(#"{"email":null,"secret":"abcd"}"#)["complete"] == .bool(false))
    #expect(try form("{}")["fields"]?.arrayValue?.compactMap { $0["field"]?.stringValue } == ["email", "secret"])
  }

  @Test(arguments: [
    (#"{"ask":"field","field":"nope","text":"a"}"#, "unknown_field"), (#"{"ask":"field","text":"a"}"#, "malformed"),
    (#"{"ask":"field","field":"word","text":3}"#, "malformed"), (#"{"ask":"field","field":"word","texts":{}}"#, "malformed"),
    (#"{"ask":"form","form":"nope"}"#, "unknown_form"), (#"{"ask":"form"}"#, "malformed"),
    (#"{"ask":"form","form":"both","texts":{"word":"a"}}"#, "unknown_field"), (#"{"ask":"form","form":"both","texts":[]}"#, "malformed"),
    (#"{"ask":"form","form":"both","texts":{"email":1}}"#, "malformed"), (#"{"ask":"form","form":"both","text":"a"}"#, "malformed"),
    (#"{"ask":"field","field":"secret","text":"\ud800"}"#, "malformed_json"), (#"{"ask":"plan","field":"word"}"#, "malformed"),
    (#"{"ask":"form","form":"both","texts":{"email":"a","email":"b"}}"#, "malformed_json"),
  ]) func mistakes(request: String, code: String) throws {
    #expect(try FieldBook.ask(request)["error"]?["code"] == .string(code))
  }

  /// A secret is in no answer, for any request.
  @Test func noAnswerHoldsASecret() throws {
    for secret in ["hunter22", "correct horse", "abc", "\u{1F94B}\u{1F94B}\u{1F94B}\u{1F94B}"] {
      for request in [
        #"{"ask":"field","trace":true,"field":"secret","text":"\#(secret)"}"#,
        #"{"ask":"form","trace":true,"form":"both","texts":{"email":"x@y.de","secret":"\#(secret)"}}"#,
      ] {
        let answer = try text(request)
        #expect(!answer.contains(secret) && answer.contains("\"secret\""), "\(answer)")
      }
    }
  }
}
