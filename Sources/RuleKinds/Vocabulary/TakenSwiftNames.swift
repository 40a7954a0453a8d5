/// The names that a generated Swift type cannot have: those that the language gives a meaning, those of its standard library, and those of the runtime that
/// generated code uses. A product named `String` would generate a type that hides Swift's.
package enum TakenSwiftNames {
  /// Whether generated code needs a name for something else.
  package static func contains(_ name: String) -> Bool { all.contains(name) || name.hasPrefix("Presented") }

  private static let all: Set = language.union(standardLibrary).union(runtime)

  private static let language: Set = ["Any", "AnyObject", "Protocol", "Self", "Swift", "Type"]

  private static let standardLibrary: Set = [
    "Actor", "Array", "ArraySlice", "Bool", "CaseIterable", "Character", "Codable", "Collection", "Comparable", "Copyable",
    "CustomStringConvertible",
    "Decodable", "Dictionary", "Double", "Duration", "Encodable", "Equatable", "Error", "Escapable", "Float", "Hashable", "Hasher",
    "Identifiable", "Int",
    "Int16", "Int32", "Int64", "Int8", "KeyPath", "Mutex", "Never", "OSAllocatedUnfairLock", "Optional", "OptionSet", "Range",
    "RawRepresentable",
    "Result", "Sendable", "Sequence", "Set", "StaticString", "String", "Substring", "Synchronization", "Task", "UInt", "UInt16", "UInt32",
    "UInt64",
    "UInt8", "Unicode", "UnsafeRawBufferPointer", "Void", "WritableKeyPath", "Foundation", "Glibc", "Darwin", "Musl",
  ]

  private static let runtime: Set = [
    "Analysis", "Attempts", "CalendarDay", "Change", "Channel", "ConnectionKind", "ConnectionState", "Decision", "DeepLink", "Details",
    "Effective", "ErrorOccurrence",
    "Event", "FactID", "Frame", "GivenFact", "HeldBackNotification", "History", "InAppNotification", "LinkError", "LinkID", "ModeKind",
    "Need",
    "UnplannedNotification", "NotificationContext", "NotificationSchedule", "OrNull", "Overview", "PlanState", "NotificationDay",
    "PlannedNotification",
    "NotificationSubject",
    "PlannerTime", "RequestError", "ResolvedItem", "RoutedLink", "RuleBundle", "Rules", "RulesBundle", "RulesJSON", "RulesRuntime",
    "StoredRecord",
    "SuppressedReason", "SystemPermission", "TimeOfDay", "Timestamp", "Trace", "Unit", "UnitKind", "Value", "Reason", "Zone",
  ]
}
