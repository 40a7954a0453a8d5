/// The sections of a bundle, in the order in which they are written. A number is never used again for something else.
public enum Section: UInt8, Sendable, CaseIterable {
  /// UTF-8 of all texts, one after the other.
  case bytes = 1
  /// Where each text is in `bytes`.
  case texts
  case book
  case facts
  case factValues
  case constants
  case code
  case programs
  case conditions
  case plans
  case capabilities
  case cells
  case limits
  case limitValues
  case resets
  case tables
  case tableRows
  case outcomes
  case actions
  case actionLimits
  case entryPoints
  case effects
  case effectRefs
  case reasons
  case reasonRefs
  case gates
  case extraLines
  case buttons
  case buttonRefs
  case notices
  case errors
  case severities
  case surfaces
  case surfaceRefs
  case copy
  case copyVariants
  case copyParts
  case copyValues
  case events
  case eventRefs
  case eventParameters
  case snapshot
  case settings
  // Kinds that the runtime does not decide by yet: their names, so that app code has typed ids.
  case routes
  case deepLinks
  case notificationCategories
  case notifications
  case ladderLevels
  case ladder
  case signals
  case emptyStates
  case records
  // What links into the app are made of.
  case linkParameters
  case router
  // Questions with a few answers.
  case decisionTables
  case tableAnswers
  // What becomes of things: with less room, and when they leave.
  case downgrade
  case payloads
  case payloadParts
  // What is said about limits.
  case limitParts
  // What is counted, and the warning ladder.
  case countedEvents
  case countedEventRefs
  case ladderStops
  case ladderSteps
  case ladderCounts
  case signalRefs
  case escalation
  // What is stored, field by field.
  case recordFields
  // How notifications are planned.
  case notificationBatches
  case notificationPlans
  case notificationConditions
  case notificationChannels
  case notificationRates
  case notificationReasons
  case planner
  case plannerRates
  case plannerReserved
  case plannerThings
  // Who does not follow a link.
  case routerRows
  // The sync queue.
  case operations
  case operationEntities
  case operationVariants
  case operationRefs
  case sync
  // How good the connection is, and what that makes of actions.
  case connection
  case offline
  // What is said and done about errors.
  case severityRefs
  case emptyStateTurns
  case retries
  case retryWaits
  case errorLog
  case toasts
  // What an app does by itself, and what is stored.
  case factRefs
  case providers
  case tasks
  case moments
  case momentTasks
  case dataTypes
  case dataMoments
  // What people type.
  case fields
  case fieldCharacters
  case fieldSchemes
  case fieldMadeUp
  case fieldRefusals
  case wordLists
  case wordListWords
  case forms
  case formFields
  // Sentences in plural forms and in other languages.
  case copyPlurals
  case copyForms
  case copyLocales
  case pluralRules
  case copyTranslations
  // What a server may set.
  case opened
  case openedOptions
  case openedPlaces
  case openedOrders
  case locked
  // For whom an operation does not wait.
  case operationRefusals
  // What a step of the ladder says besides its words.
  case ladderParts
  // What is stored under the name that it had before.
  case storedNames
}
