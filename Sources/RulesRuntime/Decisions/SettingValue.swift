public import RulesBundle

/// The value of a setting.
public struct PresentedSetting: Sendable, Equatable {
  /// The ordinal in `settings`.
  public var setting: Int
  /// The unit of `amount`.
  public var unit: SettingKind
  /// The value in its unit. A percentage is in percent, and a time of day in minutes since midnight.
  public var amount: Int64
}

extension Rules {
  /// Returns the value of a setting. In a bundle with the values of a server, it is that value.
  public func presentSetting(_ setting: Int, _ frame: Frame) -> PresentedSetting {
    requireOrdinal(setting, of: .settings, frame)
    let row = bundle.settings[setting]
    return PresentedSetting(setting: setting, unit: row.unit, amount: row.amount)
  }
}
