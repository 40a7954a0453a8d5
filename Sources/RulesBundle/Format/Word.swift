/// Where each column begins in a row, in words. `LayoutTests` compares them with `Layout`, so that neither can move alone.
public enum Word {
  public enum Texts {
    public static let start = 0
    public static let count = 1
  }

  public enum Book {
    public static let product = 0
    public static let language = 1
    public static let plan = 2
    public static let decisionAction = 3
    public static let decisionReason = 4
    public static let decisionGate = 5
    public static let decisionEntryPoint = 6
    /// The facts that deciding itself supplies.
    public static let decisionFacts = decisionAction...decisionEntryPoint
    public static let now = 7
    public static let downgraded = 8
    public static let downgradeEmits = 9
    public static let ladderCount = 11
    public static let ladderLevel = 12
    public static let ladderLimit = 13
    public static let ladderPause = 14
    public static let ladderSuspension = 15
    public static let ladderThing = 16
    public static let ladderTimeLeft = 17
    public static let ladderVector = 18
    public static let ladderWindow = 19
    /// The facts that the warning ladder supplies.
    public static let ladderFacts = ladderCount...ladderWindow
    public static let errorId = 20
    public static let errorSeverity = 21
    public static let errorSurface = 22
    public static let person = 23
  }

  public enum Facts {
    public static let name = 0
    public static let type = 1
    public static let orNull = 2
    public static let values = 3
    public static let ifAbsent = 5
    public static let program = 6
    public static let table = 7
    public static let from = 8
    public static let atLeast = 9
    public static let atMost = 11
    public static let isId = 13
  }

  public enum FactValues {
    public static let value = 0
  }

  public enum Constants {
    public static let tag = 0
    public static let aux = 1
    public static let bits = 2
  }

  public enum Code {
    public static let operation = 0
    public static let operand = 1
  }

  public enum Programs {
    public static let code = 0
    public static let stack = 2
    public static let type = 3
    public static let valuesOf = 4
  }

  public enum Conditions {
    public static let name = 0
    public static let program = 1
  }

  public enum Plans {
    public static let name = 0
    public static let rank = 1
    public static let follows = 2
    public static let refusals = 3
  }

  public enum Capabilities {
    public static let name = 0
    public static let cells = 1
  }

  public enum Cells {
    public static let plan = 0
    public static let may = 1
    public static let reason = 2
    public static let limit = 3
  }

  public enum Limits {
    public static let name = 0
    public static let unit = 1
    public static let used = 2
    public static let left = 3
    public static let adds = 4
    public static let values = 5
    public static let reset = 7
    public static let parts = 8
    public static let shows = 10
    public static let pending = 11
    public static let counts = 12
    public static let window = 13
  }

  public enum LimitValues {
    public static let plan = 0
    public static let kind = 1
    public static let soft = 2
    public static let whenFull = 3
    public static let whenSpent = 4
    public static let amount = 5
    public static let rule = 7
  }

  public enum Resets {
    public static let name = 0
    public static let every = 1
    public static let atMinute = 2
    public static let zone = 3
  }

  public enum Tables {
    public static let name = 0
    public static let rows = 1
    public static let onError = 3
  }

  public enum TableRows {
    public static let condition = 0
    public static let then = 1
    public static let rule = 2
  }

  public enum Outcomes {
    public static let kind = 0
    public static let reason = 1
    public static let limit = 2
    public static let spends = 3
    public static let value = 4
  }

  public enum Actions {
    public static let name = 0
    public static let table = 1
    public static let entryPoint = 2
    public static let effects = 3
    public static let emits = 5
    public static let resumes = 7
    public static let limits = 8
    public static let counts = 10
    public static let stoppedBy = 12
    public static let connection = 14
    public static let returnsTo = 15
    public static let with = 16
  }

  public enum ActionLimits {
    public static let plan = 0
    public static let limit = 1
  }

  public enum EntryPoints {
    public static let name = 0
  }

  public enum Effects {
    public static let name = 0
  }

  public enum EffectRefs {
    public static let effect = 0
  }

  public enum Reasons {
    public static let name = 0
    public static let gate = 1
    public static let error = 2
    public static let copy = 3
    public static let buttons = 4
    public static let emits = 6
    public static let surfaces = 8
    public static let counts = 10
  }

  public enum ReasonRefs {
    public static let reason = 0
  }

  public enum Gates {
    public static let name = 0
    public static let dismiss = 1
    public static let lines = 2
    public static let emits = 4
    public static let resumes = 6
  }

  public enum ExtraLines {
    public static let condition = 0
    public static let copy = 1
  }

  public enum Buttons {
    public static let name = 0
    public static let label = 1
    public static let condition = 2
    public static let enabledIf = 3
    public static let prominentIf = 4
    public static let retries = 5
    public static let does = 6
  }

  public enum ButtonRefs {
    public static let button = 0
  }

  public enum Notices {
    public static let name = 0
    public static let condition = 1
    public static let copy = 2
    public static let surface = 3
    public static let buttons = 4
  }

  public enum Copy {
    public static let name = 0
    public static let title = 1
    public static let text = 3
    public static let variants = 5
  }

  public enum CopyVariants {
    public static let condition = 0
    public static let title = 1
    public static let text = 3
  }

  public enum CopyParts {
    public static let literal = 0
    public static let value = 1
  }

  public enum CopyValues {
    public static let variable = 0
    public static let program = 1
    public static let format = 2
    public static let longest = 3
  }

  public enum Events {
    public static let name = 0
    public static let parameters = 1
  }

  public enum EventRefs {
    public static let event = 0
  }

  public enum EventParameters {
    public static let name = 0
    public static let program = 1
  }

  public enum Snapshot {
    public static let name = 0
    public static let program = 1
    public static let lists = 2
  }

  public enum Settings {
    public static let name = 0
    public static let unit = 1
    public static let amount = 2
  }

  public enum Routes {
    public static let name = 0
    public static let condition = 1
    public static let instead = 2
    public static let buttons = 3
    public static let openWhenUndecided = 5
  }

  public enum DeepLinks {
    public static let name = 0
    public static let path = 1
    public static let parameters = 2
    public static let opens = 4
    public static let whenGone = 5
  }

  public enum LinkParameters {
    public static let parameter = 0
    public static let kind = 1
    public static let value = 2
  }

  public enum Router {
    public static let scheme = 0
    public static let longest = 1
    public static let rows = 2
    public static let onError = 4
    public static let whenUnknown = 5
    public static let unknownSays = 6
    public static let goneSays = 7
    public static let shownOn = 8
  }

  public enum RouterRows {
    public static let condition = 0
    public static let to = 1
    public static let continues = 2
    public static let rule = 3
  }

  public enum DecisionTables {
    public static let name = 0
    public static let table = 1
    public static let answers = 2
    public static let answersAreRoutes = 4
  }

  public enum TableAnswers {
    public static let answer = 0
  }

  public enum Downgrade {
    public static let name = 0
    public static let limit = 1
    public static let overCap = 2
    public static let keeps = 3
  }

  public enum Payloads {
    public static let name = 0
    public static let parts = 1
  }

  public enum PayloadParts {
    public static let type = 0
    public static let treatment = 1
    public static let condition = 2
    public static let fields = 3
    public static let values = 4
    public static let tellsSender = 5
    public static let tellsRecipient = 6
  }

  public enum LimitParts {
    public static let part = 0
    public static let copy = 1
  }
}
