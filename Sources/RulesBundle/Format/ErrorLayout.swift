// The sections of errors, toasts and empty states, and the positions of their columns.
extension Layout {
  static let errorSections: [SectionLayout] = [
    SectionLayout(
      .errors, "errors",
      [
        Column("name", .text), Column("severity", .row(.severities)), Column("surfaces", .rows(.surfaceRefs)), Column("copy", .row(.copy)),
        Column("buttons", .rows(.buttonRefs)), Column("retry", .optionalRow(.retries)),
        Column("recognised", .choice(noYes)), Column("waits_while", .optionalRow(.programs)), Column("recorded_by", .optionalRow(.events)),
      ]),
    SectionLayout(
      .severities, "severities",
      [Column("name", .text), Column("blocks", .choice(noYes)), Column("logged", .choice(noYes)), Column("incident", .choice(noYes))]),
    SectionLayout(
      .surfaces, "surfaces", [Column("name", .text), Column("shown_for", .integer), Column("dismissible_for", .rows(.severityRefs))]),
    SectionLayout(.surfaceRefs, "surface_refs", [Column("surface", .row(.surfaces))]),
    SectionLayout(.severityRefs, "severity_refs", [Column("severity", .row(.severities))]),
    SectionLayout(
      .retries, "retries",
      [
        Column("name", .text), Column("rapid", .optionalRow(.settings)), Column("waits", .rows(.retryWaits)),
        Column("needs", .optionalRow(.programs)), Column("otherwise", .optionalRow(.copy)),
      ]),
    SectionLayout(
      .retryWaits, "retry_waits",
      [
        Column("first_wait", .row(.settings)), Column("factor", .row(.settings)), Column("longest_wait", .row(.settings)),
        Column("jitter", .row(.settings)),
      ]),
    SectionLayout(
      .errorLog, "error_log",
      [Column("shown", .optionalRow(.events)), Column("recovered", .optionalRow(.events)), Column("incident", .optionalRow(.facts))]),
    SectionLayout(
      .toasts, "toasts",
      [Column("surface", .row(.surfaces)), Column("at_a_time", .row(.settings)), Column("merge_within", .row(.settings))]),
    SectionLayout(
      .emptyStates, "empty_states",
      [
        Column("name", .text), Column("title", .row(.copy)), Column("body", .optionalRow(.copy)), Column("button", .row(.buttons)),
        Column("opens", .row(.routes)), Column("turns", .rows(.emptyStateTurns)),
      ]),
    SectionLayout(.emptyStateTurns, "empty_state_turns", [Column("if", .row(.programs)), Column("opens", .row(.routes))]),
  ]
}

extension Word {
  public enum Errors {
    public static let name = 0
    public static let severity = 1
    public static let surfaces = 2
    public static let copy = 4
    public static let buttons = 5
    public static let retry = 7
    public static let recognised = 8
    public static let waitsWhile = 9
    public static let recordedBy = 10
  }

  public enum Severities {
    public static let name = 0
    public static let blocks = 1
    public static let logged = 2
    public static let incident = 3
  }

  public enum Surfaces {
    public static let name = 0
    public static let shownFor = 1
    public static let dismissibleFor = 3
  }

  public enum SurfaceRefs {
    public static let surface = 0
  }

  public enum SeverityRefs {
    public static let severity = 0
  }

  public enum Retries {
    public static let name = 0
    public static let rapid = 1
    public static let waits = 2
    public static let needs = 4
    public static let otherwise = 5
  }

  public enum RetryWaits {
    public static let first = 0
    public static let factor = 1
    public static let longest = 2
    public static let jitter = 3
  }

  public enum ErrorLog {
    public static let shown = 0
    public static let recovered = 1
    public static let incident = 2
  }

  public enum Toasts {
    public static let surface = 0
    public static let atATime = 1
    public static let mergeWithin = 2
  }

  public enum EmptyStates {
    public static let name = 0
    public static let title = 1
    public static let body = 2
    public static let button = 3
    public static let opens = 4
    public static let turns = 5
  }

  public enum EmptyStateTurns {
    public static let condition = 0
    public static let opens = 1
  }
}
