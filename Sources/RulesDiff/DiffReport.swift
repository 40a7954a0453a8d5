/// What changed between two rule books.
public struct DiffReport: Sendable {
  /// A place in the rules of one side.
  public struct Place: Sendable, Equatable {
    public var file: String
    public var line: Int
    public var column: Int

    var text: String { "\(file):\(line)" }
  }

  /// One change.
  public struct Change: Sendable {
    /// What is said of it in words: `limits/saved_flows/plans/free`.
    public var path: String
    public var kind: String
    public var category: Category
    /// `added`, `removed`, `changed`, `reordered` or `renamed`.
    public var form: String
    /// Nil where nothing was said.
    public var old: String?
    public var new: String?
    /// Of a list, the entries that came and those that went.
    public var added: [String]
    public var removed: [String]
    public var oldPlace: Place?
    public var newPlace: Place?
    public var delivery: Delivery
    /// What of the contract it breaks.
    public var breaks: [String]
    /// Plans that it is about; none when about all.
    public var plans: [String]
    public var affects: [Affected]
  }

  /// Something that app code and stored requests relied on.
  public struct Break: Sendable, Equatable {
    public var path: String
    public var text: String
    public var place: Place?
  }

  /// An existing notification that another one comes before, at the same moment.
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
  /// Whether apps get the same bytes.
  public var isSameBundle = false

  /// Whether nothing is said otherwise, and nothing is answered otherwise.
  public var isEmpty: Bool { changes.isEmpty && breaks.isEmpty && answers.isEmpty && scenarios.isEmpty }

  /// Every category that a change, or an answer that changes, belongs to.
  public var categories: Set<Category> {
    var categories = Set(changes.map(\.category)).union(answers.map(\.category))
    if !breaks.isEmpty { categories.insert(.contract) }
    return categories
  }

  /// The changes of a category, in the order of the rules.
  func changes(_ category: Category) -> [Change] { changes.filter { $0.category == category } }
}
