/// All rules of a product: the compiler's view, without places and without YAML.
public struct RuleBook: Sendable, Equatable {
  public var manifest: Manifest
  public var facts: Named<Fact, Fact> = Named()
  public var settings: Named<Setting, Setting> = Named()
  public var conditions: Named<Condition, Condition> = Named()
  public var plans: Plans
  public var snapshot: Named<SnapshotField, SnapshotField> = Named()
  public var capabilities: Named<Capability, Capability> = Named()
  public var limits: Named<Limit, Limit> = Named()
  public var resets: Named<Reset, Reset> = Named()
  public var actions: Named<Action, Action> = Named()
  public var entryPoints: Named<EntryPoint, EntryPoint> = Named()
  public var effects: Named<Effect, Effect> = Named()
  public var reasons: Named<Reason, Reason> = Named()
  public var gates: Named<Gate, Gate> = Named()
  public var buttons: Named<Button, Button> = Named()
  public var notices: Named<Notice, Notice> = Named()
  public var errors: Named<ErrorRule, ErrorRule> = Named()
  public var severities: Named<Severity, Severity> = Named()
  public var surfaces: Named<Surface, Surface> = Named()
  public var copy: Named<Copy, Copy> = Named()
  public var telemetry: Named<Event, Event> = Named()
  public var routes: Named<Route, Route> = Named()
  public var router = Router.absent
  public var deepLinks: Named<DeepLink, DeepLink> = Named()
  public var planner = Planner.absent
  public var notificationCategories: Named<NotificationCategory, NotificationCategory> = Named()
  public var notificationBatches: Named<NotificationBatch, NotificationBatch> = Named()
  public var notifications: Named<NotificationType, NotificationType> = Named()
  public var events: Named<CountedEvent, CountedEvent> = Named()
  public var ladderLevels: Named<LadderLevel, LadderLevel> = Named()
  public var ladder: Named<LadderVector, LadderVector> = Named()
  public var signals: Named<Signal, Signal> = Named()
  public var escalation = Escalation.absent
  public var emptyStates: Named<EmptyState, EmptyState> = Named()
  public var downgrade: Named<DowngradeRule, DowngradeRule> = Named()
  public var payloads: Named<Payload, Payload> = Named()
  public var records: Named<Record, Record> = Named()
  public var tables: Named<DecisionTable, DecisionTable> = Named()
  public var remote: Named<RemotePath, RemotePath> = Named()
  public var environments: Named<Environment, Environment> = Named()
  public var invariants: Named<Invariant, Invariant> = Named()
  public var locks: Named<Lock, Lock> = Named()
  public var placeholders: Named<Placeholder, Placeholder> = Named()
  public var milestones: Named<Milestone, Milestone> = Named()
  public var assumptions: Named<Assumption, Assumption> = Named()
  public var waivers: Named<Waiver, Waiver> = Named()
  public var requirements: Named<Requirement, Requirement> = Named()
  public var scenarios: Named<Scenario, Scenario> = Named()
  public var operations: Named<OperationType, OperationType> = Named()
  public var sync = Sync.absent
  public var connection = ConnectionRules.absent
  public var offlineFeatures: Named<OfflineFeature, OfflineFeature> = Named()
  public var offline: Named<OfflineRow, OfflineRow> = Named()
  public var retries: Named<RetryPolicy, RetryPolicy> = Named()
  public var errorLog = ErrorLog.absent
  public var toasts = Toasts.absent
  public var providers: Named<Provider, Provider> = Named()
  public var tasks: Named<AppTask, AppTask> = Named()
  public var moments: Named<Moment, Moment> = Named()
  public var dataTypes: Named<DataType, DataType> = Named()
  public var fields: Named<InputField, InputField> = Named()
  public var wordLists: Named<WordList, WordList> = Named()
  public var forms: Named<InputForm, InputForm> = Named()
  public var translations = Translations()

  /// A book with plans and nothing else.
  public init(manifest: Manifest, plans: Plans) {
    self.manifest = manifest
    self.plans = plans
  }

  public init(
    manifest: Manifest, facts: Named<Fact, Fact>, settings: Named<Setting, Setting>, conditions: Named<Condition, Condition>,
    plans: Plans, snapshot: Named<SnapshotField, SnapshotField>, capabilities: Named<Capability, Capability>,
    limits: Named<Limit, Limit>, resets: Named<Reset, Reset>, actions: Named<Action, Action>,
    entryPoints: Named<EntryPoint, EntryPoint>, effects: Named<Effect, Effect>, reasons: Named<Reason, Reason>,
    gates: Named<Gate, Gate>, buttons: Named<Button, Button>, notices: Named<Notice, Notice>, errors: Named<ErrorRule, ErrorRule>,
    severities: Named<Severity, Severity>, surfaces: Named<Surface, Surface>, copy: Named<Copy, Copy>, telemetry: Named<Event, Event>,
    routes: Named<Route, Route>, router: Router, deepLinks: Named<DeepLink, DeepLink>,
    planner: Planner, notificationCategories: Named<NotificationCategory, NotificationCategory>,
    notificationBatches: Named<NotificationBatch, NotificationBatch>, notifications: Named<NotificationType, NotificationType>,
    events: Named<CountedEvent, CountedEvent>, ladderLevels: Named<LadderLevel, LadderLevel>, ladder: Named<LadderVector, LadderVector>,
    signals: Named<Signal, Signal>, escalation: Escalation, emptyStates: Named<EmptyState, EmptyState>,
    downgrade: Named<DowngradeRule, DowngradeRule>, payloads: Named<Payload, Payload>, records: Named<Record, Record>,
    tables: Named<DecisionTable, DecisionTable>, remote: Named<RemotePath, RemotePath>,
    environments: Named<Environment, Environment>,
    invariants: Named<Invariant, Invariant>, locks: Named<Lock, Lock>, placeholders: Named<Placeholder, Placeholder>,
    milestones: Named<Milestone, Milestone>,
    assumptions: Named<Assumption, Assumption>, waivers: Named<Waiver, Waiver>, requirements: Named<Requirement, Requirement>,
    operations: Named<OperationType, OperationType>, sync: Sync, connection: ConnectionRules,
    offlineFeatures: Named<OfflineFeature, OfflineFeature>, offline: Named<OfflineRow, OfflineRow>,
    retries: Named<RetryPolicy, RetryPolicy>, errorLog: ErrorLog, toasts: Toasts, providers: Named<Provider, Provider>,
    tasks: Named<AppTask, AppTask>, moments: Named<Moment, Moment>, dataTypes: Named<DataType, DataType>,
    fields: Named<InputField, InputField>, wordLists: Named<WordList, WordList>, forms: Named<InputForm, InputForm>,
    scenarios: Named<Scenario, Scenario>, translations: Translations
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
    self.planner = planner
    self.notificationCategories = notificationCategories
    self.notificationBatches = notificationBatches
    self.notifications = notifications
    self.events = events
    self.ladderLevels = ladderLevels
    self.ladder = ladder
    self.signals = signals
    self.escalation = escalation
    self.emptyStates = emptyStates
    self.downgrade = downgrade
    self.payloads = payloads
    self.records = records
    self.tables = tables
    self.remote = remote
    self.environments = environments
    self.invariants = invariants
    self.locks = locks
    self.placeholders = placeholders
    self.milestones = milestones
    self.assumptions = assumptions
    self.waivers = waivers
    self.requirements = requirements
    self.operations = operations
    self.sync = sync
    self.connection = connection
    self.offlineFeatures = offlineFeatures
    self.offline = offline
    self.retries = retries
    self.errorLog = errorLog
    self.toasts = toasts
    self.providers = providers
    self.tasks = tasks
    self.moments = moments
    self.dataTypes = dataTypes
    self.fields = fields
    self.wordLists = wordLists
    self.forms = forms
    self.scenarios = scenarios
    self.translations = translations
  }
}
