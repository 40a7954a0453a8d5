import Testing

/// Notices, which are shown while their condition holds.
@Suite struct NoticeTests {
  @Test(arguments: [
    Row(
      "C-08: offline with an account",
      ask: #"{"ask":"plan","facts":{"plan":"pro","network.state":"offline"}}"#,
      expect: #"""
        {"notices":[{"id":"connection_lost","surface":"status_banner","buttons":[{"id":"sync_details"}],
        "copy":{"text":"Offline — changes will sync when you're back online."}}]}
        """#),
    Row(
      "C-08: offline as a guest, who has nothing to sync",
      ask: #"{"ask":"plan","facts":{"plan":"guest","network.state":"offline"}}"#,
      expect: #"{"notices":[{"copy":{"text":"You're offline. Sign-in requires internet."}}]}"#),
    Row(
      "CH28 §5.1: the exact dash",
      ask: #"{"ask":"plan","facts":{"plan":"pro","network.state":"degraded"}}"#,
      expect: #"{"notices":[{"id":"connection_unstable","copy":{"text":"Connection is unstable — saving locally."}}]}"#),
    Row("online, no message appears", ask: #"{"ask":"plan","facts":{"plan":"pro","network.state":"online"}}"#, expect: #"{"notices":[]}"#),
  ]) func connection(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      "CH27 §3.3: once after a denial",
      ask: #"{"ask":"plan","facts":{"plan":"pro","notifications.permission":"denied","screen.inFlowBuilder":false}}"#,
      expect: #"{"notices":[{"id":"reminders_declined","surface":"banner"}]}"#),
    Row(
      "CH27 §3.3: not a second time",
      ask: #"""
        {"ask":"plan","facts":{"plan":"pro","notifications.permission":"denied","screen.inFlowBuilder":false,
        "notifications.seenDeniedBanner":true}}
        """#,
      expect: #"{"notices":[]}"#),
    Row(
      "CH27 §3.1: not while the user creates a flow",
      ask: #"{"ask":"plan","facts":{"plan":"pro","notifications.permission":"denied","screen.inFlowBuilder":true}}"#,
      expect: #"{"notices":[]}"#),
  ]) func refusedReminders(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      "C-117: an import into a full inbox is announced",
      ask: #"{"ask":"plan","facts":{"plan":"free","usage.inboxItems":10,"inbox.turnedAway":1,"auth.provider":"apple"}}"#,
      expect: #"""
        {"notices":[{"id":"import_turned_away","surface":"inbox_full_screen",
        "copy":{"text":"Your inbox is full (10 of 10). Delete items or save one to your library."},
        "buttons":[{"id":"manage_inbox"},{"id":"upgrade_to_pro"}]},{"id":"inbox_full"}]}
        """#),
    Row(
      "C-30: below the copy of the paywall, with a trial for eligible users",
      ask: #"{"ask":"plan","facts":{"plan":"free","credits.left":0,"trial.eligible":true}}"#,
      expect: #"""
        {"notices":[{"id":"credits_left"},{"id":"credits_used_up","surface":"paywall","copy":{"text":
        "Practice is a Pro feature. You've used your monthly credits. Start a 7-day free trial to keep drilling."}},{"id":"practice_teaser"}]}
        """#),
    Row(
      "C-30: without a trial for the others",
      ask: #"{"ask":"plan","facts":{"plan":"free","credits.left":0,"trial.eligible":false}}"#,
      expect: #"{"notices":[{},{"copy":{"text":"Practice is a Pro feature. You've used your monthly credits."}},{}]}"#),
    Row(
      "CH29 §6.1: the used room, the remaining room, and the size of the file", "media.upload",
      #""plan":"pro","upload.type":"video","upload.sizeBytes":100000000,"usage.mediaBytes":1950000000,"usage.mediaPendingCleanupBytes":0"#,
      expect: #"{"reasonCode":"media_quota","lines":[{"text":"1.95GB of 2GB used, 50MB left. This file: 100MB."}]}"#),
  ]) func room(row: Row) throws { try row.check() }
}
