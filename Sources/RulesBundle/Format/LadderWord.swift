// What is counted, and the warning ladder.
extension Word {
  public enum CountedEvents {
    public static let name = 0
    public static let id = 1
    public static let counted = 2
    public static let most = 3
    public static let keeps = 4
    public static let scope = 6
    public static let lateWithin = 7
  }

  public enum CountedEventRefs {
    public static let event = 0
  }

  public enum LadderStops {
    public static let vector = 0
    public static let fromRank = 1
  }

  public enum LadderSteps {
    public static let level = 0
    public static let at = 1
    public static let share = 3
    public static let afterLevel = 4
    public static let afterTimes = 5
    public static let afterWithin = 6
    public static let lasts = 8
    public static let confirm = 10
    public static let throughTimes = 11
    public static let throughPer = 12
    public static let surfaces = 14
    public static let says = 16
    public static let rule = 17
    public static let refusedTimes = 18
    public static let refusedPer = 19
    public static let buttons = 21
    public static let parts = 23
  }

  public enum LadderParts {
    public static let part = 0
    public static let copy = 1
  }

  public enum LadderCounts {
    public static let plan = 0
    public static let at = 1
  }

  public enum SignalRefs {
    public static let signal = 0
  }

  public enum Escalation {
    public static let signalsLast = 0
    public static let remembers = 2
    public static let waitsWhile = 4
    public static let counted = 5
    public static let changed = 7
    public static let started = 9
    public static let ended = 11
    public static let audited = 13
    public static let shown = 15
  }

  public enum LadderLevels {
    public static let name = 0
    public static let rank = 1
    public static let blocks = 2
    public static let reason = 3
    public static let surfaces = 4
    public static let longest = 6
    public static let endsByItself = 8
    public static let audit = 9
    public static let dismissible = 10
    public static let buttons = 11
    public static let confidence = 13
  }

  public enum Ladder {
    public static let name = 0
    public static let thing = 1
    public static let reason = 2
    public static let switchedOn = 3
    public static let counts = 4
    public static let window = 5
    public static let reset = 7
    public static let shareOf = 8
    public static let signals = 9
    public static let steps = 11
    public static let holds = 13
    public static let whateverPlan = 15
  }

  public enum Signals {
    public static let name = 0
    public static let weight = 1
    public static let refusals = 2
    public static let within = 3
    public static let refusedFor = 5
  }
}
