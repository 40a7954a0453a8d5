/// The changes between two rule books.
public struct DiffReport: Sendable {
  /// A source location in the rules of one side.
  public struct Place: Sendable, Equatable {
    public var file: String
    public var line: Int
    public var column: Int

    var text: String { "\(file):\(line)" }
  }

  /// One change.
  public struct Change: Sendable {
    /// The path of the changed value: `limits/saved_flows/plans/free`.
    public var path: String
    public var kind: String
    public var category: Category
    /// `added`, `removed`, `changed`, `reordered` or `renamed`.
    public var form: String
    /// The values before and after. Nil if the value is missing.
    public var old: String?
    public var new: String?
    /// The added and the removed entries of a list.
    public var added: [String]
    public var removed: [String]
    public var oldPlace: Place?
    public var newPlace: Place?
    public var delivery: Delivery
    /// The breaking changes that it causes.
    public var breaks: [String]
    /// The plans that it is about. Empty if it is about all plans.
    public var plans: [String]
    public var affects: [Affected]
  }

  /// A breaking change: something that app code or stored requests relied on no longer holds.
  public struct Break: Sendable, Equatable {
    public var path: String
    public var text: String
    public var place: Place?
  }

  /// An existing notification that another one now precedes at the same moment.
  public struct LostMinute: Sendable, Equatable {
    public var notification: String
    public var to: String
  }

  public var changes: [Change] = []
  public var breaks: [Break] = []
  public var answers: [AnswerChange] = []
  public var scenarios: [ScenarioChange] = []
  public var lostMinutes: [LostMinute] = []
  public var covered = Covered()
  /// Whether apps receive the same bytes.
  public var isSameBundle = false

  /// Whether no value and no answer changed.
  public var isEmpty: Bool { changes.isEmpty && breaks.isEmpty && answers.isEmpty && scenarios.isEmpty }

  /// The categories of all changes and all changed answers.
  public var categories: Set<Category> {
    var categories = Set(changes.map(\.category)).union(answers.map(\.category))
    if !breaks.isEmpty { categories.insert(.contract) }
    return categories
  }

  /// The changes of a category, in the order of the rules.
  func changes(_ category: Category) -> [Change] { changes.filter { $0.category == category } }
}
