import RulesBundle
import RulesRuntime
import Testing

/// Corner cases of CEL, from the text to the value.
@Suite struct SemanticsTests {
  static let most = "9223372036854775807"
  static let least = "-9223372036854775808"

  @Test(arguments: [
    ("\(most) + 1", "integer_overflow"), ("\(least) - 1", "integer_overflow"), ("\(most) * 2", "integer_overflow"),
    ("\(least) * -1", "integer_overflow"), ("\(least) / -1", "integer_overflow"), ("\(least) % -1", "integer_overflow"),
    ("-(\(least))", "integer_overflow"), ("\(most) - \(most)", "0"), ("\(least) + \(most)", "-1"), ("-\(most) - 1", least),
    ("1 / 0", "division_by_zero"), ("1 % 0", "remainder_by_zero"), ("0 / 0", "division_by_zero"),
    ("-7 / 2", "-3"), ("7 / -2", "-3"), ("-7 / -2", "3"), ("-7 % 2", "-1"), ("7 % -2", "1"), ("-7 % -2", "-1"),
    ("7 / 2 * 2 + 7 % 2", "7"), ("2 - 3 - 4", "-5"), ("100 / 10 / 5", "2"), ("2 + 3 * 4", "14"), ("-2 * -3", "6"),
  ]) func integers(expression: String, expected: String) throws { #expect(try SmallBook.value(expression) == expected) }

  /// `x` is an error, because the fact `a` is missing.
  @Test(arguments: [
    ("a > 0 && false", "false"), ("false && a > 0", "false"), ("a > 0 || true", "true"), ("true || a > 0", "true"),
    ("a > 0 && true", "missing_fact a"), ("true && a > 0", "missing_fact a"), ("a > 0 || false", "missing_fact a"),
    ("false || a > 0", "missing_fact a"), ("a > 0 && 1 / 0 > 0", "missing_fact a"), ("1 / 0 > 0 && a > 0", "division_by_zero"),
    ("a > 0 && 1 / 0 > 0 && false", "false"), ("a > 0 || 1 / 0 > 0 || true", "true"), ("(a > 0 || true) && (b > 0 && false)", "false"),
    ("!(a > 0)", "missing_fact a"), ("(a > 0) == true", "missing_fact a"), ("a > 0 ? true : true", "missing_fact a"),
    ("true ? 1 : a", "1"), ("false ? a : 2", "2"), ("a in [1, 2]", "missing_fact a"), ("1 in [1, a]", "missing_fact a"),
    ("(a > 0 ? true : false) || true", "true"), ("[a] == [1]", "missing_fact a"), ("size([a, 1])", "missing_fact a"),
    ("p && (a > 0) && false", "false"), ("(p && a > 0 || true) && !(q || false) || true", "true"),
  ]) func absorption(expression: String, expected: String) throws { #expect(try SmallBook.value(expression) == expected) }

  @Test(arguments: [
    ("duration('1h') + duration('30m')", "'5400s'"), ("duration('1h') - duration('2h')", "'-3600s'"),
    ("duration('-0.5s')", "'-0.5s'"), ("duration('-0.5s') + duration('0.5s')", "'0s'"),
    ("duration('1ns') + duration('999999999ns')", "'1s'"),
    ("duration('1.5h') == duration('90m')", "true"), ("duration('-1ns') < duration('0s')", "true"),
    ("duration('87660000h')", "'315576000000s'"), ("duration('87660000h') + duration('1ns')", "time_out_of_range"),
    ("duration('-87660000h') - duration('1ns')", "time_out_of_range"), ("duration('87660000h') - duration('-1ns')", "time_out_of_range"),
    ("timestamp('2026-01-05T10:00:00Z') + duration('24h')", "'2026-01-06T10:00:00Z'"),
    ("duration('24h') + timestamp('2024-02-28T10:00:00Z')", "'2024-02-29T10:00:00Z'"),
    ("timestamp('2026-01-05T10:00:00Z') - timestamp('2026-01-05T09:00:00.5Z')", "'3599.5s'"),
    ("timestamp('2026-01-05T11:00:00+01:00') == timestamp('2026-01-05T10:00:00Z')", "true"),
    ("timestamp('2026-01-05T10:00:00.1Z') > timestamp('2026-01-05T10:00:00Z')", "true"),
    ("timestamp('9999-12-31T23:59:59.999999999Z') + duration('1ns')", "time_out_of_range"),
    ("timestamp('0001-01-01T00:00:00Z') - duration('1ns')", "time_out_of_range"),
    ("timestamp('9999-12-31T23:59:59Z') - timestamp('0001-01-01T00:00:00Z')", "time_out_of_range"),
    ("timestamp('1969-12-31T23:59:59.5Z')", "'1969-12-31T23:59:59.5Z'"),
    ("duration(s)", "invalid_duration"), ("timestamp(s)", "invalid_timestamp"), ("duration(t)", "missing_fact t"),
  ]) func times(expression: String, expected: String) throws {
    let rules = try SmallBook.rules([expression])
    let frame = rules.makeFrame()
    frame.setText(try #require(rules.fact("s")), "soon".utf8)
    #expect(try SmallBook.value(of: 0, rules, frame) == expected)
  }

  /// By code points: `é` in two forms is two strings, and U+FF5A is less than U+1F600, although UTF-16 orders them the other way around.
  @Test(arguments: [
    ("'e\u{301}' == '\u{E9}'", "false"), ("'e\u{301}' in ['\u{E9}']", "false"), ("'\u{FF5A}' < '\u{1F600}'", "true"),
    ("'a' < 'b'", "true"), ("'Z' < 'a'", "true"), ("'a' < 'aa'", "true"), ("'' < 'a'", "true"), ("'a' <= 'a'", "true"),
    ("'\u{E9}' > 'z'", "true"), ("'\u{7E}' < '\u{A0}'", "true"),
    ("size('\u{1F468}\u{200D}\u{1F469}')", "3"), ("size('e\u{301}')", "2"), ("size('\u{E9}')", "1"), ("size('')", "0"),
    ("size('\u{1F600}')", "1"), ("size([])", "0"), ("size([1, 2])", "2"), ("'a' + 'b' == 'ab'", "true"), ("size('a' + '' + 'bc')", "3"),
    ("('x' + 'y') in ['xy']", "true"),
  ]) func texts(expression: String, expected: String) throws { #expect(try SmallBook.value(expression) == expected) }

  @Test(arguments: [
    ("n == null", "true"), ("n != null", "false"), ("n == 3", "false"), ("n in [1, 2]", "false"), ("n == null || n > 3", "true"),
    ("n != null && n > 3", "false"), ("n == null ? 1 : n", "1"), ("[n] == [null]", "true"), ("size([n])", "1"), ("n", "null"),
  ]) func null(expression: String, expected: String) throws { #expect(try SmallBook.value(expression, [("n", .null)]) == expected) }

  @Test(arguments: [
    ("color == 'green'", "true"), ("color != 'green'", "false"), ("color in ['red', 'blue']", "false"), ("color in ['green']", "true"),
    ("color", "'green'"), ("p ? color : 'red'", "'green'"), ("color == (p ? 'green' : 'red')", "true"), ("color in []", "false"),
    ("false < true", "true"), ("p == (1 < 2)", "true"), ("[1, 2] == [1, 2]", "true"), ("[1, 2] == [2, 1]", "false"), ("[1] == []", "false"),
    ("p in [false, true]", "true"), ("1 in []", "false"), ("[] == []", "true"),
  ]) func otherKinds(expression: String, expected: String) throws {
    #expect(try SmallBook.value(expression, [("color", .enumeration(1)), ("p", .bool(true))]) == expected)
  }
}
