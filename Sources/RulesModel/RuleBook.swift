/// All rules of a product: the compiler's view, without places and without YAML.
public struct RuleBook: Sendable, Equatable {
  public var manifest: Manifest
  public var facts: Named<Fact, Fact>
  public var settings: Named<Setting, Setting>
  public var conditions: Named<Condition, Condition>
  public var plans: Plans
  public var snapshot: Named<SnapshotField, SnapshotField>
  public var capabilities: Named<Capability, Capability>
  public var limits: Named<Limit, Limit>
  public var resets: Named<Reset, Reset>
  public var actions: Named<Action, Action>
  public var entryPoints: Named<EntryPoint, EntryPoint>
  public var effects: Named<Effect, Effect>
  public var reasons: Named<Reason, Reason>
  public var gates: Named<Gate, Gate>
  public var buttons: Named<Button, Button>
  public var notices: Named<Notice, Notice>
  public var errors: Named<ErrorRule, ErrorRule>
  public var severities: Named<Severity, Severity>
  public var surfaces: Named<Surface, Surface>
  public var copy: Named<Copy, Copy>
  public var telemetry: Named<Event, Event>
  public var routes: Named<Route, Route>
  public var router: Router
  public var deepLinks: Named<DeepLink, DeepLink>
  public var notificationCategories: Named<NotificationCategory, NotificationCategory>
  public var notifications: Named<NotificationType, NotificationType>
  public var ladderLevels: Named<LadderLevel, LadderLevel>
  public var ladder: Named<LadderVector, LadderVector>
  public var signals: Named<Signal, Signal>
  public var emptyStates: Named<EmptyState, EmptyState>
  public var downgrade: Named<DowngradeRule, DowngradeRule>
  public var records: Named<Record, Record>
  public var tables: Named<DecisionTable, DecisionTable>
  public var remote: Named<RemotePath, RemotePath>
  public var invariants: Named<Invariant, Invariant>
  public var locks: Named<Lock, Lock>
  public var placeholders: Named<Placeholder, Placeholder>
  public var assumptions: Named<Assumption, Assumption>
  public var waivers: Named<Waiver, Waiver>

  public init(
    manifest: Manifest, facts: Named<Fact, Fact>, settings: Named<Setting, Setting>, conditions: Named<Condition, Condition>,
    plans: Plans, snapshot: Named<SnapshotField, SnapshotField>, capabilities: Named<Capability, Capability>,
    limits: Named<Limit, Limit>, resets: Named<Reset, Reset>, actions: Named<Action, Action>,
    entryPoints: Named<EntryPoint, EntryPoint>, effects: Named<Effect, Effect>, reasons: Named<Reason, Reason>,
    gates: Named<Gate, Gate>, buttons: Named<Button, Button>, notices: Named<Notice, Notice>, errors: Named<ErrorRule, ErrorRule>,
    severities: Named<Severity, Severity>, surfaces: Named<Surface, Surface>, copy: Named<Copy, Copy>, telemetry: Named<Event, Event>,
    routes: Named<Route, Route>, router: Router, deepLinks: Named<DeepLink, DeepLink>,
    notificationCategories: Named<NotificationCategory, NotificationCategory>, notifications: Named<NotificationType, NotificationType>,
    ladderLevels: Named<LadderLevel, LadderLevel>, ladder: Named<LadderVector, LadderVector>, signals: Named<Signal, Signal>,
    emptyStates: Named<EmptyState, EmptyState>, downgrade: Named<DowngradeRule, DowngradeRule>, records: Named<Record, Record>,
    tables: Named<DecisionTable, DecisionTable>, remote: Named<RemotePath, RemotePath>,
    invariants: Named<Invariant, Invariant>, locks: Named<Lock, Lock>, placeholders: Named<Placeholder, Placeholder>,
    assumptions: Named<Assumption, Assumption>, waivers: Named<Waiver, Waiver>
  ) {
    self.manifest = manifest
    self.facts = facts
    self.settings = settings
    self.conditions = conditions
    self.plans = plans
    self.snapshot = snapshot
    self.capabilities = capabilities
    self.limits = limits
    self.resets = resets
    self.actions = actions
    self.entryPoints = entryPoints
    self.effects = effects
    self.reasons = reasons
    self.gates = gates
    self.buttons = buttons
    self.notices = notices
    self.errors = errors
    self.severities = severities
    self.surfaces = surfaces
    self.copy = copy
    self.telemetry = telemetry
    self.routes = routes
    self.router = router
    self.deepLinks = deepLinks
    self.notificationCategories = notificationCategories
    self.notifications = notifications
    self.ladderLevels = ladderLevels
    self.ladder = ladder
    self.signals = signals
    self.emptyStates = emptyStates
    self.downgrade = downgrade
    self.records = records
    self.tables = tables
    self.remote = remote
    self.invariants = invariants
    self.locks = locks
    self.placeholders = placeholders
    self.assumptions = assumptions
    self.waivers = waivers
  }
}
