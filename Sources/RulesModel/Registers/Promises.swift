/// Every decision about these actions under these plans ends like this.
public struct DecisionPromise: Sendable, Equatable {
  public var plans: [Name<Plan>]
  public var actions: [Name<Action>]
  /// Every action that has one of these effects.
  public var effects: [Name<Effect>]
  /// Refused, and shown by this gate.
  public var deniedBy: Name<Gate>?
  /// Always allowed.
  public var allowed: Bool
  /// Reasons that do not count: what has nothing to do with the promise, such as the connection.
  public var except: [Name<Reason>]
  /// The action is taken up again after signing up.
  public var resumes: Bool
  /// Allowed only while this limit has room.
  public var within: Name<Limit>?

  public init(
    plans: [Name<Plan>], actions: [Name<Action>], effects: [Name<Effect>], deniedBy: Name<Gate>?, allowed: Bool,
    except: [Name<Reason>], resumes: Bool,
    within: Name<Limit>?
  ) {
    self.within = within
    self.plans = plans
    self.actions = actions
    self.effects = effects
    self.deniedBy = deniedBy
    self.allowed = allowed
    self.except = except
    self.resumes = resumes
  }
}

/// Two people with the same facts, but for their plans, compared action by action.
public struct ComparePromise: Sendable, Equatable {
  public var plan: Name<Plan>
  /// The plan that it is compared with.
  public var with: Name<Plan>
  /// Reasons of refusals that do not count.
  public var except: [Name<Reason>]

  public init(plan: Name<Plan>, with: Name<Plan>, except: [Name<Reason>]) {
    self.plan = plan
    self.with = with
    self.except = except
  }
}

/// A gate offers exactly these buttons.
public struct OfferPromise: Sendable, Equatable {
  public var gate: Name<Gate>
  public var exactly: [Name<Button>]

  public init(gate: Name<Gate>, exactly: [Name<Button>]) {
    self.gate = gate
    self.exactly = exactly
  }
}

/// There are exactly so many rules of a kind.
public struct CountPromise: Sendable, Equatable {
  /// The kind's key: `errors`.
  public var of: String
  public var exactly: Int64

  public init(of: String, exactly: Int64) {
    self.of = of
    self.exactly = exactly
  }
}

/// Rules of a kind that must be there.
public struct NamesPromise: Sendable, Equatable {
  /// The kind's key: `errors`.
  public var of: String
  /// Whatever others there are.
  public var including: [String]
  /// These and no others; empty when `including` says which.
  public var exactly: [String]

  public init(of: String, including: [String], exactly: [String]) {
    self.of = of
    self.including = including
    self.exactly = exactly
  }
}

/// What holds for sentences.
public struct WordsPromise: Sendable, Equatable {
  /// Sentences that rules of these kinds say; all when neither this nor `shownOn` is given.
  public var saidBy: [String]
  /// Sentences that it is not about, although rules of these kinds say them.
  public var except: [Name<Copy>]
  /// Sentences that stand on these surfaces.
  public var shownOn: [Name<Surface>]
  /// Only those that contain one of these.
  public var with: [String]
  /// What they never contain.
  public var never: [String]
  /// What is written like this wherever it is said, capital for capital.
  public var written: [String]
  /// The setting that their length, with every variable at its longest, stays below.
  public var shorterThan: Name<Setting>?
  /// They stand only where these conditions hold.
  public var onlyIf: [Name<Condition>]

  public init(
    saidBy: [String], except: [Name<Copy>], shownOn: [Name<Surface>], with: [String], never: [String], written: [String],
    shorterThan: Name<Setting>?, onlyIf: [Name<Condition>]
  ) {
    self.saidBy = saidBy
    self.except = except
    self.shownOn = shownOn
    self.with = with
    self.never = never
    self.written = written
    self.shorterThan = shorterThan
    self.onlyIf = onlyIf
  }
}

/// Some rules of a kind say this.
public struct HasPromise: Sendable, Equatable {
  /// The kind's key: `notification_categories`.
  public var within: String
  /// Its rules; none for a file that is one rule.
  public var names: [String]
  /// The keys that say it, each a path inside the rule.
  public var keys: [String]
  /// What stands there; anything when there are none.
  public var values: [String]

  public init(within: String, names: [String], keys: [String], values: [String]) {
    self.within = within
    self.names = names
    self.keys = keys
    self.values = values
  }
}

/// Some rules of a kind do not have these keys.
public struct LacksPromise: Sendable, Equatable {
  /// The kind's key: `severities`.
  public var within: String
  public var names: [String]
  public var keys: [String]

  public init(within: String, names: [String], keys: [String]) {
    self.within = within
    self.names = names
    self.keys = keys
  }
}

/// What rules of a kind say under a key, each its own: a column of a table that is printed somewhere.
public struct ColumnPromise: Sendable, Equatable {
  public struct Cell: Sendable, Equatable {
    /// The rule.
    public var name: String
    /// What stands there, as it is written; several when it is a list.
    public var values: [String]

    public init(name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// The kind's key: `notifications`.
  public var of: String
  /// The key, or the way to it with slashes: `parameters/filter/always`.
  public var key: String
  public var cells: [Cell]

  public init(of: String, key: String, cells: [Cell]) {
    self.of = of
    self.key = key
    self.cells = cells
  }
}

/// A table, or the router, never answers anything else to some people.
public struct AnswerPromise: Sendable, Equatable {
  /// The table; nil for the router.
  public var table: Name<DecisionTable>?
  public var isRouter: Bool
  /// The plans of those whom it is about; empty for everybody.
  public var plans: [Name<Plan>]
  /// While these hold.
  public var conditions: [Name<Condition>]
  /// While these do not.
  public var unless: [Name<Condition>]
  /// The only answers, or the only screens.
  public var only: [String]

  public init(
    table: Name<DecisionTable>?, isRouter: Bool, plans: [Name<Plan>], conditions: [Name<Condition>], unless: [Name<Condition>],
    only: [String]
  ) {
    self.table = table
    self.isRouter = isRouter
    self.plans = plans
    self.conditions = conditions
    self.unless = unless
    self.only = only
  }
}

/// Rules of a kind never name these rules of another.
public struct NeverPromise: Sendable, Equatable {
  /// The kind whose rules do not: `notifications`.
  public var within: String
  /// The kind that is named: `plans`.
  public var kind: String
  public var names: [String]
  /// The rules that may.
  public var except: [String]

  public init(within: String, kind: String, names: [String], except: [String]) {
    self.within = within
    self.kind = kind
    self.names = names
    self.except = except
  }
}

/// Some rules of a kind always name these rules of another.
public struct AlwaysPromise: Sendable, Equatable {
  /// The kind whose rules do: `moments`.
  public var within: String
  public var rules: [String]
  /// The kind that is named: `tasks`.
  public var kind: String
  public var names: [String]

  public init(within: String, rules: [String], kind: String, names: [String]) {
    self.within = within
    self.rules = rules
    self.kind = kind
    self.names = names
  }
}

/// Wherever a rule of a kind names both of two others, it names one first.
public struct OrderPromise: Sendable, Equatable {
  /// The kind whose rules do: `actions`.
  public var within: String
  /// Paths of rules: `capabilities/flow.edit`.
  public var first: String
  public var then: [String]

  public init(within: String, first: String, then: [String]) {
    self.within = within
    self.first = first
    self.then = then
  }
}

/// Words that no name has, because there is another word for the same.
public struct CallPromise: Sendable, Equatable {
  public var never: [String]
  /// The word that is used.
  public var but: String

  public init(never: [String], but: String) {
    self.never = never
    self.but = but
  }
}

/// What names of some kinds look like.
public struct FormPromise: Sendable, Equatable {
  /// The kinds' keys: `errors`.
  public var of: [String]
  /// Text with `{digits}`, `{capitals}` or `{words}` in it: `ERR-{digits}`.
  public var like: [String]

  public init(of: [String], like: [String]) {
    self.of = of
    self.like = like
  }
}

/// Where people get to, from screen to screen and past every guard.
public struct ReachPromise: Sendable, Equatable {
  /// The plans of those whom it is about.
  public var plans: [Name<Plan>]
  /// Where they begin; wherever the app may open and whatever else leads to a screen when there are none.
  public var from: [Name<Route>]
  /// The screens.
  public var routes: [Name<Route>]

  public init(plans: [Name<Plan>], from: [Name<Route>], routes: [Name<Route>]) {
    self.plans = plans
    self.from = from
    self.routes = routes
  }
}
