// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

/** The facts of the rules. */
export type FactId =
  | "app.session"
  | "attachedLink.works"
  | "auth.createdAt"
  | "auth.credentialRevoked"
  | "auth.emailVerified"
  | "auth.guestMode"
  | "auth.lastProvider"
  | "auth.provider"
  | "auth.sessionExpired"
  | "auth.signedIn"
  | "badge.count"
  | "camera.permission"
  | "clearing.confirmed"
  | "config.failed"
  | "config.failureLogged"
  | "config.inForce"
  | "conflict.date"
  | "conflict.originalName"
  | "connection.makesLoop"
  | "content.cached"
  | "conversion.dismissedBefore"
  | "credits.left"
  | "decision.action"
  | "decision.entryPoint"
  | "decision.gate"
  | "decision.reason"
  | "deleted.at"
  | "deleted.goesAt"
  | "demo.cached"
  | "drafts.recovered"
  | "editing.inProgress"
  | "error.failureCode"
  | "error.field"
  | "error.fieldLength"
  | "error.id"
  | "error.incident"
  | "error.screen"
  | "error.severity"
  | "error.surface"
  | "export.cached"
  | "features.updatesFeed"
  | "flow.id"
  | "flow.inLibrary"
  | "flow.readOnly"
  | "form.hasChanges"
  | "handle.askedFor"
  | "handle.isTaken"
  | "ignored.since"
  | "inbox.expires"
  | "inbox.flowName"
  | "inbox.itemId"
  | "inbox.receivedAt"
  | "inbox.senderBlocked"
  | "inbox.senderName"
  | "inbox.senderSlowedDown"
  | "inbox.turnedAway"
  | "inbox.unread"
  | "incoming.bytes"
  | "incoming.isCached"
  | "incoming.missingMoves"
  | "ladder.count"
  | "ladder.level"
  | "ladder.limit"
  | "ladder.pause"
  | "ladder.suspension"
  | "ladder.thing"
  | "ladder.timeLeft"
  | "ladder.vector"
  | "ladder.window"
  | "logout.choice"
  | "logout.workNotSent"
  | "maintenance.dueToday"
  | "maintenance.lastOpenedAt"
  | "maintenance.openedToday"
  | "maintenance.overdue"
  | "maintenance.overloadAcknowledgedAt"
  | "maintenance.queued"
  | "maintenance.weeklyCapacity"
  | "mastery.inDoubt"
  | "masteryPlan.name"
  | "masteryPlan.reminds"
  | "masteryPlan.state"
  | "masteryPlan.timesPerWeek"
  | "move.id"
  | "network.before"
  | "network.since"
  | "network.state"
  | "notifications.lastPromptedAt"
  | "notifications.missed"
  | "notifications.opensWithoutAction"
  | "notifications.permission"
  | "notifications.seenDeniedBanner"
  | "notifications.systemDialogShown"
  | "notifications.timesPrompted"
  | "now"
  | "paywall.context"
  | "person"
  | "photos.permission"
  | "pinned.bytes"
  | "plan"
  | "practice.loggedToday"
  | "practice.pathMissing"
  | "practice.source"
  | "practice.streakAtRisk"
  | "practice.timerRuns"
  | "previous.plan"
  | "profile.randomDigits"
  | "quietHours.endMinute"
  | "quietHours.startMinute"
  | "remindMe.proposedAt"
  | "reminderTime.minute"
  | "reminders.maxPerDay"
  | "request.hasId"
  | "request.isDeduplicated"
  | "request.took"
  | "resolved.item"
  | "screen.inFlowBuilder"
  | "service.isDown"
  | "session.beganCovered"
  | "session.creditSpent"
  | "session.id"
  | "session.lastActive"
  | "session.mayDisturb"
  | "session.name"
  | "session.onDevice"
  | "session.plannedMinute"
  | "session.stillPlanned"
  | "session.valid"
  | "share.id"
  | "share.includesNotes"
  | "share.linkState"
  | "signIn.accountClosed"
  | "signIn.addressBelongsTo"
  | "signIn.addressConfirmed"
  | "signIn.addressGiven"
  | "signIn.fromGate"
  | "signIn.knownPerson"
  | "signIn.newAccount"
  | "signIn.provider"
  | "signIn.refused"
  | "signIn.replacesProfile"
  | "softPrompt.answer"
  | "storage.used"
  | "storage.usedShare"
  | "store.answer"
  | "subscription.purchasePending"
  | "subscription.renewsOn"
  | "subscription.status"
  | "sync.conflictChoice"
  | "sync.conflicts"
  | "sync.isBlocked"
  | "sync.lastPulledAt"
  | "sync.pending"
  | "sync.permanentFailures"
  | "sync.queueLength"
  | "sync.retries"
  | "sync.saveToSync"
  | "text.length"
  | "timer.drift"
  | "training.isFilledIn"
  | "trial.cancelled"
  | "trial.eligible"
  | "undo.dropsOldest"
  | "undo.steps"
  | "upload.averageBytes"
  | "upload.outcome"
  | "upload.sizeBytes"
  | "upload.type"
  | "upsells.shown"
  | "usage.branchesOnMove"
  | "usage.inboxItems"
  | "usage.linksOnItem"
  | "usage.mediaBytes"
  | "usage.mediaPendingCleanupBytes"
  | "usage.savedFlows"
  | "usage.shareLinksToday"
  | "valueLoop.flowSaved"
  | "valueLoop.maintenanceScheduled"
  | "valueLoop.masteryTargetCreated"
  | "valueLoop.practiceCompleted"
  | "verified.at"
  | "verified.plan"
  | "video.comesFrom";

/** The plans of the rules. */
export type PlanId =
  | "free"
  | "guest"
  | "pro"
  | "pro_grace"
  | "trial";

/** The capabilities of the rules. */
export type CapabilityId =
  | "account.manage"
  | "account.sign_up"
  | "demo.browse"
  | "edits.save"
  | "export.run"
  | "flow.add_branch"
  | "flow.add_node"
  | "flow.duplicate"
  | "flow.edit"
  | "flow.leave_dangling"
  | "flow.merge"
  | "flow.reorder"
  | "flow.save"
  | "flow.save_draft"
  | "inbox.accept_import"
  | "inbox.move_to_library"
  | "inbox.view"
  | "media.attach_link"
  | "media.share_upload"
  | "media.upload"
  | "media.upload_gif"
  | "media.upload_quota"
  | "media.upload_size"
  | "move.save"
  | "practice.any_length"
  | "practice.credits"
  | "practice.demo_session"
  | "practice.history"
  | "practice.inbox_item"
  | "practice.log"
  | "practice.saved_flow"
  | "purchases.upgrade"
  | "share.create_link"
  | "share.open_link"
  | "share.revoke_link"
  | "text.save_note";

/** The limits of the rules. */
export type LimitId =
  | "branches_per_move"
  | "inbox_items"
  | "links_per_item"
  | "media_bytes"
  | "practice_credits"
  | "saved_flows"
  | "share_links_daily"
  | "text_length"
  | "upload_file_bytes";

/** The resets of the rules. */
export type ResetId =
  | "daily"
  | "monthly";

/** The actions of the rules. */
export type ActionId =
  | "account.continue"
  | "account.create"
  | "account.delete"
  | "account.log_in"
  | "account.manage"
  | "account.reset_password"
  | "app.use"
  | "demo.browse"
  | "demo.practice"
  | "drafts.export"
  | "export.run"
  | "flow.add_branch"
  | "flow.add_first_node"
  | "flow.create_new"
  | "flow.delete"
  | "flow.edit_existing"
  | "flow.leave_dangling"
  | "flow.merge"
  | "flow.reorder"
  | "flow.revert"
  | "flow.save"
  | "flow.save_draft"
  | "flow.save_edits"
  | "flow.save_new"
  | "inbox.accept_import"
  | "inbox.delete_item"
  | "inbox.fetch_new"
  | "inbox.move_to_library"
  | "inbox.view"
  | "media.attach_link"
  | "media.delete_upload"
  | "media.play_link"
  | "media.share_upload"
  | "media.upload"
  | "move.create"
  | "move.delete"
  | "move.revert"
  | "move.save"
  | "move.view"
  | "practice.save_log"
  | "practice.start"
  | "practice.view_history"
  | "purchases.restore"
  | "purchases.upgrade"
  | "share.create_link"
  | "share.duplicate"
  | "share.open_link"
  | "share.revoke_link"
  | "subscription.manage"
  | "text.save_note";

/** The entry points of the rules. */
export type EntryPointId =
  | "account"
  | "demo"
  | "export"
  | "flow_build"
  | "flow_save"
  | "inbox"
  | "library"
  | "link_attach"
  | "move_edit"
  | "practice_history"
  | "practice_start"
  | "share"
  | "subscription"
  | "upload";

/** The effects of the rules. */
export type EffectId =
  | "delete"
  | "export"
  | "persist"
  | "practice"
  | "purchase"
  | "share"
  | "sign_in"
  | "upload";

/** The reasons of the rules. */
export type ReasonId =
  | "already_signed_in"
  | "branch_cap"
  | "demo_practice_off"
  | "email_unverified_export"
  | "email_unverified_share"
  | "free_credit_notice"
  | "free_credits_exhausted"
  | "free_flow_cap"
  | "free_inbox_cap"
  | "free_over_cap_read_only"
  | "free_practice_inbox"
  | "free_upload"
  | "guest_account"
  | "guest_add_node"
  | "guest_attach_link"
  | "guest_build"
  | "guest_duplicate"
  | "guest_export"
  | "guest_import"
  | "guest_inbox_save"
  | "guest_practice"
  | "guest_save_edits"
  | "guest_save_flow"
  | "guest_save_move"
  | "guest_save_practice_log"
  | "guest_share_link"
  | "guest_upgrade"
  | "guest_upload"
  | "link_attachment_cap"
  | "login_throttled"
  | "media_file_too_large"
  | "media_quota"
  | "media_type_not_allowed"
  | "needs_network"
  | "not_on_device"
  | "offline_deletion"
  | "offline_export"
  | "offline_practice"
  | "offline_share_link"
  | "offline_sign_in"
  | "pro_inbox_soft_cap"
  | "safety_cooldown"
  | "safety_security_block"
  | "safety_suspended"
  | "safety_warning"
  | "session_over"
  | "text_field_cap"
  | "undecided"
  | "upload_stays_private";

/** The gates of the rules. */
export type GateId =
  | "account_gate"
  | "cap_gate"
  | "notice_gate"
  | "paywall_gate"
  | "soft_cap_gate"
  | "upsell_inline";

/** The buttons of the rules. */
export type ButtonId =
  | "accept_shared"
  | "add_move"
  | "build_yours"
  | "cancel"
  | "change_reminder_time"
  | "choose_email_login"
  | "choose_email_signup"
  | "clear_cache"
  | "clear_on_device"
  | "clear_thumbnails"
  | "confirm_account"
  | "contact_support"
  | "continue_with_apple"
  | "continue_with_email"
  | "continue_with_google"
  | "copy_debug_info"
  | "create_account"
  | "create_flow"
  | "create_gameplan"
  | "delete_import"
  | "delete_uploads"
  | "discard_changes"
  | "duplicate_shared"
  | "edit_priorities"
  | "edit_selection"
  | "enable_reminders"
  | "export_drafts"
  | "forgot_password"
  | "go_back"
  | "go_on"
  | "goal_browse"
  | "goal_build"
  | "goal_practice"
  | "got_it"
  | "have_an_account"
  | "keep_both"
  | "keep_editing"
  | "keep_mine"
  | "keep_on_device"
  | "keep_theirs"
  | "learn_sharing"
  | "log_in"
  | "log_in_again"
  | "log_out"
  | "manage_flows"
  | "manage_inbox"
  | "manage_offline_flows"
  | "manage_storage"
  | "manage_subscription"
  | "no_reminders_now"
  | "not_now"
  | "open_ios_settings"
  | "open_notification_settings"
  | "open_notifications"
  | "open_privacy"
  | "open_storage"
  | "open_storage_manager"
  | "open_subscription"
  | "open_terms"
  | "pause_all_notifications"
  | "practise"
  | "practise_import"
  | "remove_pending_uploads"
  | "resend_verification"
  | "resolve_moves"
  | "restore_in_settings"
  | "restore_purchases"
  | "retry"
  | "retry_now"
  | "review_conflict"
  | "save_import"
  | "save_profile"
  | "save_to_library"
  | "see_pro"
  | "send_log_in"
  | "send_log_in_again"
  | "send_reset_link"
  | "sign_up_for_this"
  | "skip_profile"
  | "snooze_a_day"
  | "start_session"
  | "start_trial"
  | "step_back"
  | "sync_details"
  | "try_again"
  | "try_without_account"
  | "undo_decision"
  | "update_subscription"
  | "upgrade_to_pro"
  | "use_credit"
  | "verified_already"
  | "view_differences";

/** The notices of the rules. */
export type NoticeId =
  | "connection_lost"
  | "connection_lost_to_guest"
  | "connection_unstable"
  | "connection_unstable_to_guest"
  | "credits_left"
  | "credits_used_up"
  | "draft_recovered"
  | "entitlement_unverified"
  | "import_turned_away"
  | "inbox_full"
  | "no_room_for_imports"
  | "payment_issue"
  | "pinned_over_budget"
  | "plan_grace"
  | "practice_teaser"
  | "purchase_in_progress"
  | "reminders_declined"
  | "reminders_missed"
  | "verify_email";

/** The errors of the rules. */
export type ErrorId =
  | "ERR-001"
  | "ERR-002"
  | "ERR-003"
  | "ERR-010"
  | "ERR-011"
  | "ERR-012"
  | "ERR-020"
  | "ERR-021"
  | "ERR-030"
  | "ERR-031"
  | "ERR-032"
  | "ERR-040"
  | "ERR-041"
  | "ERR-042"
  | "ERR-050"
  | "ERR-051"
  | "ERR-052"
  | "ERR-060"
  | "ERR-061"
  | "ERR-062"
  | "ERR-063"
  | "ERR-070"
  | "ERR-071"
  | "ERR-072"
  | "ERR-080"
  | "ERR-081"
  | "ERR-090"
  | "ERR-091"
  | "ERR-PH-ACCOUNT-DISABLED"
  | "ERR-PH-APPLE-REVOKED"
  | "ERR-PH-CAMERA"
  | "ERR-PH-CONFLICT"
  | "ERR-PH-CONFLICT-OPEN"
  | "ERR-PH-CORRUPT-01"
  | "ERR-PH-DELETION-OFFLINE"
  | "ERR-PH-EMAIL-FORMAT"
  | "ERR-PH-EMAIL-IN-USE"
  | "ERR-PH-EMAIL-NOT-FOUND"
  | "ERR-PH-EXPORT-OFFLINE"
  | "ERR-PH-FILE-SIZE"
  | "ERR-PH-FILE-TYPE"
  | "ERR-PH-HANDLE-INVALID"
  | "ERR-PH-HANDLE-TAKEN"
  | "ERR-PH-LINK-ACCOUNTS"
  | "ERR-PH-LINK-CAP"
  | "ERR-PH-LINK-OFFLINE"
  | "ERR-PH-LINK-UNAVAILABLE"
  | "ERR-PH-LOGIN-THROTTLED"
  | "ERR-PH-NAME-INVALID"
  | "ERR-PH-NOT-ON-DEVICE"
  | "ERR-PH-PASSWORD-COMMON"
  | "ERR-PH-PASSWORD-SHORT"
  | "ERR-PH-PRACTICE-OFFLINE"
  | "ERR-PH-PURCHASE-FAILED"
  | "ERR-PH-READ-ONLY-FLOW"
  | "ERR-PH-RESTORE-FAILED"
  | "ERR-PH-SEC-01"
  | "ERR-PH-SYNC-BACKLOG"
  | "ERR-PH-SYNC-BLOCKED"
  | "ERR-PH-SYNC-ERROR"
  | "ERR-PH-SYNC-LOGGED-OUT"
  | "ERR-PH-TEXT-CAP"
  | "ERR-PH-UPLOAD-FAILED"
  | "ERR-PH-WRONG-CREDENTIALS";

/** The severities of the rules. */
export type SeverityId =
  | "S0"
  | "S1"
  | "S2"
  | "S3"
  | "S4";

/** The surfaces of the rules. */
export type SurfaceId =
  | "banner"
  | "cap_sheet"
  | "conflict_screen"
  | "conversion_sheet"
  | "dimmed_control"
  | "empty_panel"
  | "fallback_screen"
  | "inbox_full_screen"
  | "inline_card"
  | "inline_field"
  | "inline_info"
  | "inline_panel"
  | "inline_prompt"
  | "interstitial"
  | "limit_screen"
  | "modal"
  | "paywall"
  | "practice_header"
  | "receiving_screen"
  | "save_status"
  | "security_screen"
  | "status_banner"
  | "sync_sheet"
  | "toast";

/** The copy keys of the rules. */
export type CopyKeyId =
  | "account.logout.ask"
  | "account.logout.keep"
  | "auth.conversion"
  | "auth.conversion.repeat_line"
  | "auth.conversion.secondary.continue_browsing"
  | "auth.conversion.secondary.not_now"
  | "auth.email_choice.login"
  | "auth.email_choice.signup"
  | "auth.email_login.forgot"
  | "auth.email_signup.login_link"
  | "auth.email_signup.primary"
  | "auth.error.email_in_use"
  | "auth.error.email_not_found"
  | "auth.error.password_too_short"
  | "auth.error.wrong_credentials"
  | "auth.forgot.primary"
  | "auth.gate.create_account"
  | "auth.legal.privacy"
  | "auth.legal.terms"
  | "auth.profile.continue"
  | "auth.profile.skip"
  | "auth.provider.apple"
  | "auth.provider.email"
  | "auth.provider.google"
  | "auth.reset_sent"
  | "auth.verify_banner.resend"
  | "auth.verify_banner.text"
  | "auth.verify_banner.verified"
  | "auth.welcome.guest_cta"
  | "auth.welcome.login_link"
  | "auth.welcome.offline"
  | "component.empty.generic"
  | "component.fullscreen.go_back"
  | "component.fullscreen.try_again"
  | "credits.counter"
  | "degraded.entitlement.banner"
  | "degraded.offline.banner"
  | "empty.EMPTY-01.body"
  | "empty.EMPTY-01.cta"
  | "empty.EMPTY-01.title"
  | "empty.EMPTY-02.body"
  | "empty.EMPTY-02.cta"
  | "empty.EMPTY-02.title"
  | "empty.EMPTY-03.body"
  | "empty.EMPTY-03.cta"
  | "empty.EMPTY-03.title"
  | "empty.EMPTY-04.body"
  | "empty.EMPTY-04.cta"
  | "empty.EMPTY-04.title"
  | "empty.EMPTY-05.body"
  | "empty.EMPTY-05.cta"
  | "empty.EMPTY-05.title"
  | "error.ERR-001"
  | "error.ERR-002"
  | "error.ERR-003"
  | "error.ERR-010"
  | "error.ERR-011"
  | "error.ERR-012"
  | "error.ERR-020"
  | "error.ERR-021"
  | "error.ERR-030"
  | "error.ERR-031"
  | "error.ERR-032"
  | "error.ERR-040"
  | "error.ERR-041"
  | "error.ERR-042"
  | "error.ERR-050"
  | "error.ERR-051"
  | "error.ERR-052"
  | "error.ERR-060"
  | "error.ERR-061"
  | "error.ERR-062"
  | "error.ERR-063"
  | "error.ERR-070"
  | "error.ERR-071"
  | "error.ERR-072"
  | "error.ERR-080"
  | "error.ERR-081"
  | "error.ERR-090"
  | "error.ERR-091"
  | "error.ERR-PH-ACCOUNT-DISABLED"
  | "error.ERR-PH-APPLE-REVOKED"
  | "error.ERR-PH-CAMERA"
  | "error.ERR-PH-CORRUPT-01"
  | "error.ERR-PH-DELETION-OFFLINE"
  | "error.ERR-PH-EMAIL-FORMAT"
  | "error.ERR-PH-EXPORT-OFFLINE"
  | "error.ERR-PH-FILE-SIZE"
  | "error.ERR-PH-FILE-TYPE"
  | "error.ERR-PH-HANDLE-INVALID"
  | "error.ERR-PH-HANDLE-TAKEN"
  | "error.ERR-PH-LINK-ACCOUNTS"
  | "error.ERR-PH-LINK-CAP"
  | "error.ERR-PH-LINK-OFFLINE"
  | "error.ERR-PH-NAME-INVALID"
  | "error.ERR-PH-NOT-ON-DEVICE"
  | "error.ERR-PH-PASSWORD-COMMON"
  | "error.ERR-PH-PRACTICE-OFFLINE"
  | "error.ERR-PH-PURCHASE-FAILED"
  | "error.ERR-PH-READ-ONLY-FLOW"
  | "error.ERR-PH-RESTORE-FAILED"
  | "error.ERR-PH-SYNC-BACKLOG"
  | "error.ERR-PH-SYNC-BLOCKED"
  | "error.ERR-PH-SYNC-LOGGED-OUT"
  | "error.ERR-PH-TEXT-CAP"
  | "error.ERR-PH-UPLOAD-FAILED"
  | "error.action.confirm_account"
  | "error.action.discard"
  | "error.action.edit_selection"
  | "error.action.got_it"
  | "error.action.keep_editing"
  | "error.action.notification_settings"
  | "error.action.resolve_moves"
  | "error.action.step_back"
  | "gate.account.secondary_text"
  | "gate.account.title"
  | "gate.action.manage_flows"
  | "gate.action.manage_inbox"
  | "gate.action.save_to_library"
  | "gate.action.start_trial"
  | "gate.action.update_subscription"
  | "gate.action.upgrade_to_pro"
  | "gate.already_signed_in"
  | "gate.demo_practice_off"
  | "gate.flow_cap.title"
  | "gate.inbox_soft_cap"
  | "gate.practice.credit_notice"
  | "gate.practice.exhausted"
  | "gate.practice.inbox"
  | "gate.undecided"
  | "gate.upload.free"
  | "guest.builder.continue"
  | "guest.builder.create_account"
  | "guest.builder.interstitial"
  | "home.demo.cta"
  | "home.demo.explainer"
  | "inbox.delete"
  | "inbox.full.receive"
  | "inbox.unread"
  | "ladder.action.go_on"
  | "ladder.component.count"
  | "ladder.component.countdown"
  | "ladder.component.frees"
  | "ladder.component.next"
  | "ladder.component.reset"
  | "ladder.component.review"
  | "ladder.held.next"
  | "ladder.login_throttled"
  | "ladder.security.next"
  | "ladder.storage.l1"
  | "ladder.storage.l2"
  | "ladder.storage.next"
  | "ladder.storage.why"
  | "ladder.template.l1"
  | "ladder.template.l2"
  | "ladder.template.l3"
  | "ladder.template.l4"
  | "ladder.template.l5"
  | "ladder.thing.high_frequency_edits"
  | "ladder.thing.import_acceptance"
  | "ladder.thing.login_attempts"
  | "ladder.thing.share_link_creation"
  | "ladder.thing.video_upload_churn"
  | "limit.branches.count"
  | "limit.branches.counted"
  | "limit.branches.next"
  | "limit.branches.what"
  | "limit.branches.why"
  | "limit.component.count"
  | "limit.component.next"
  | "limit.component.reset.credits"
  | "limit.component.reset.links"
  | "limit.component.what"
  | "limit.component.why"
  | "limit.guest_save_wall"
  | "limit.inbox_full.title"
  | "limit.inbox_full_free"
  | "limit.inbox_items.count"
  | "limit.inbox_items.counted"
  | "limit.inbox_items.next"
  | "limit.inbox_items.what"
  | "limit.links.count"
  | "limit.links.counted"
  | "limit.links.next"
  | "limit.links.what"
  | "limit.media.counted"
  | "limit.media.next"
  | "limit.media.what"
  | "limit.media.why"
  | "limit.no_shame_example"
  | "limit.practice_credits.counted"
  | "limit.practice_credits.next"
  | "limit.practice_credits.what"
  | "limit.practice_credits.why"
  | "limit.practice_paywall"
  | "limit.practice_requires_saved"
  | "limit.saved_flows.counted"
  | "limit.share_links.count"
  | "limit.share_links.counted"
  | "limit.text.count"
  | "limit.text.counted"
  | "limit.text.next"
  | "limit.text.what"
  | "limit.upload_file.count"
  | "limit.upload_file.counted"
  | "limit.upload_file.next"
  | "limit.upload_file.what"
  | "media.link_unavailable"
  | "media.manage.delete"
  | "media.pending.label"
  | "media.pending.waiting"
  | "media.private_label"
  | "navigation.link_unknown"
  | "notif.N-BILLING-PAYMENT-FAILED.body"
  | "notif.N-BILLING-TRIAL-END.body"
  | "notif.N-INBOX-NEW-IMPORT.body"
  | "notif.N-INBOX-NEW-IMPORT.expanded"
  | "notif.N-INBOX-NEW-IMPORT.summary"
  | "notif.N-MAINT-DUE-TODAY.body"
  | "notif.N-MAINT-OVERDUE.body"
  | "notif.N-MASTERY-CHECKPOINT.body"
  | "notif.N-MASTERY-CHECKPOINT.lockscreen"
  | "notif.N-MASTERY-MAINT-OVERLOAD.body"
  | "notif.N-PRACTICE-CREDIT-EXPIRY.body"
  | "notif.N-PRACTICE-SCHEDULED.body"
  | "notif.N-PRACTICE-SCHEDULED.lockscreen"
  | "notif.N-PRACTICE-STREAK-NUDGE.body"
  | "notif.batch.plan_summary"
  | "notif.category.account_security"
  | "notif.category.billing"
  | "notif.category.inbox"
  | "notif.category.maintenance"
  | "notif.category.mastery"
  | "notif.category.practice"
  | "notif.deeplink.account_required"
  | "notif.deeplink.deleted_toast"
  | "notif.denied.banner"
  | "notif.maint.change_time"
  | "notif.maint.edit_priorities"
  | "notif.maint.snooze_1d"
  | "notif.missed.summary"
  | "notif.plan.cadence"
  | "notif.plan.maintenance_toggle"
  | "notif.practice.in_quiet"
  | "notif.practice.remind_me"
  | "notif.settings.max_per_day"
  | "notif.settings.max_per_day_note"
  | "notif.settings.open_ios_settings"
  | "notif.settings.pause_all"
  | "notif.settings.quiet_hours"
  | "notif.settings.reminder_in_quiet"
  | "notif.settings.reminder_time"
  | "notif.settings.status_enabled"
  | "notif.settings.status_off"
  | "notif.settings.system_off_line"
  | "notif.settings.title"
  | "notif.settings.training_days"
  | "notif.snooze.long"
  | "notif.snooze.short"
  | "notif.snooze.tomorrow"
  | "notif.soft_prompt"
  | "notif.soft_prompt.enable"
  | "notif.soft_prompt.not_now"
  | "notif.type.overdue"
  | "notif.type.streak"
  | "onboarding.goals.browse"
  | "onboarding.goals.build"
  | "onboarding.goals.practice"
  | "onboarding.goals.question"
  | "paywall.explains"
  | "plan.grace.banner"
  | "plan.purchase_in_progress"
  | "practice.cta.credit"
  | "practice.cta.plain"
  | "practice.cta.pro"
  | "retry.try_again_later"
  | "settings.clear_cache_choice"
  | "settings.log_out"
  | "settings.restore_purchases"
  | "share.recipient_disclosure"
  | "share.uploads_disclosure"
  | "share.view.accept"
  | "share.view.duplicate"
  | "storage.cap.cancel"
  | "storage.cap.manage"
  | "storage.cap.upgrade"
  | "storage.cap.usage"
  | "storage.clear_cache.ask"
  | "storage.clear_thumbnails.ask"
  | "storage.manager.cache_size"
  | "storage.manager.clear_cache"
  | "storage.manager.clear_thumbs"
  | "storage.manager.manage_offline"
  | "storage.manager.path"
  | "storage.manager.pending_uploads"
  | "storage.manager.pinned"
  | "storage.manager.remove_pending"
  | "storage.manager.thumbnails"
  | "storage.meter"
  | "storage.meter.usage"
  | "storage.pending_cleanup"
  | "storage.pinned.over"
  | "storage.remove_pending.ask"
  | "subscription.manage"
  | "subscription.plan"
  | "subscription.renews"
  | "subscription.title"
  | "subscription.trial_ends"
  | "sync.banner.degraded"
  | "sync.banner.details"
  | "sync.banner.guest_degraded"
  | "sync.banner.offline"
  | "sync.conflict.banner"
  | "sync.conflict.copy_name"
  | "sync.conflict.keep_both"
  | "sync.conflict.keep_mine"
  | "sync.conflict.keep_theirs"
  | "sync.conflict.review"
  | "sync.conflict.undo"
  | "sync.conflict.view_diff"
  | "sync.delete.pending_label"
  | "sync.delete.recently_deleted"
  | "sync.pin.label"
  | "sync.recovered_draft"
  | "sync.sheet.connection"
  | "sync.sheet.copy_debug"
  | "sync.sheet.export_drafts"
  | "sync.sheet.last_synced"
  | "sync.sheet.pending"
  | "sync.sheet.retry_now"
  | "sync.sheet.storage_manager"
  | "sync.sheet.support"
  | "sync.status.error"
  | "sync.status.retry"
  | "sync.status.saved"
  | "sync.status.saved_locally"
  | "sync.status.saving";

/** The telemetry events of the rules. */
export type TelemetryEventId =
  | "action_blocked"
  | "config_fallback_used"
  | "cooldown_ended"
  | "cooldown_started"
  | "credit_spent"
  | "downgrade_detected"
  | "entitlement_snapshot_loaded"
  | "error_shown"
  | "gate_shown"
  | "ladder_level_shown"
  | "ladder_log"
  | "limit_counter_incremented"
  | "purchase_failed"
  | "purchase_started"
  | "purchase_success"
  | "recovered"
  | "restore_clicked"
  | "restore_failed"
  | "restore_success"
  | "security_audit"
  | "storage_used"
  | "sync_conflict_resolved"
  | "sync_permanent_failures"
  | "sync_queue_length"
  | "sync_retries"
  | "sync_time"
  | "trial_started"
  | "upgrade_clicked"
  | "upgrade_cta_clicked"
  | "upload_finished"
  | "upload_size"
  | "user_deleted_item_to_resolve_limit";

/** The snapshot fields of the rules. */
export type SnapshotFieldId =
  | "branchCapPerMove"
  | "canCreateShareLinks"
  | "canPersist"
  | "canPractice"
  | "canPracticeInboxItems"
  | "canUploadMedia"
  | "gatingReasonCodes"
  | "inboxCap"
  | "mediaCapBytes"
  | "planState"
  | "practiceCredits"
  | "savedFlowCap";

/** The settings of the rules. */
export type SettingId =
  | "autosave_flow_milliseconds"
  | "autosave_move_milliseconds"
  | "bad_requests_to_degraded"
  | "banner_after_return"
  | "batch_window"
  | "billing_slots"
  | "burst_window"
  | "clock_tolerance"
  | "connection_window"
  | "copied_name_length"
  | "daily_maximum"
  | "daily_maximum_highest"
  | "daily_reminder_time"
  | "date_length"
  | "deleted_things_stay"
  | "escalation_memory"
  | "failures_to_offline"
  | "good_requests_to_online"
  | "grace_window"
  | "handle_longest"
  | "handle_shortest"
  | "history_kept_here"
  | "ignored_opens_at_most"
  | "ignored_window"
  | "import_expiry"
  | "largest_cached_import"
  | "largest_uploads"
  | "maintenance_away"
  | "notification_length"
  | "notifications_a_day"
  | "overload_pause"
  | "password_shortest"
  | "pending_at_most"
  | "pinned_budget"
  | "pull_after"
  | "pull_page"
  | "pull_page_size"
  | "queue_failures_that_persist"
  | "queue_first_wait"
  | "queue_longest_wait"
  | "queue_remembers"
  | "queue_soft_cap"
  | "queue_wait_factor"
  | "queue_wait_jitter"
  | "quiet_hours_end"
  | "quiet_hours_start"
  | "rapid_retries"
  | "remind_me_after"
  | "request_timeout"
  | "retry_first_wait"
  | "retry_longest_wait"
  | "retry_wait_factor"
  | "retry_wait_jitter"
  | "schedule_horizon"
  | "security_badge"
  | "security_badge_after"
  | "session_stays_covered"
  | "shown_name_length"
  | "signal_lifetime"
  | "slow_request"
  | "snooze_long"
  | "snooze_short"
  | "snooze_tomorrow"
  | "soft_prompt_interval"
  | "soft_prompts_at_most"
  | "temporary_handle_digits"
  | "timer_drift"
  | "toast_merge_window"
  | "toasts_at_a_time"
  | "training_days_preset"
  | "trial_length"
  | "undo_depth"
  | "updates_feed"
  | "upsells_a_session";

/** The routes of the rules. */
export type RouteId =
  | "auth/conversion"
  | "auth/email_choice"
  | "auth/email_login"
  | "auth/email_signup"
  | "auth/forgot_password"
  | "auth/reauth"
  | "auth/reset_sent"
  | "auth/welcome"
  | "conflict/diff"
  | "conflict/resolve"
  | "dashboard"
  | "fallback"
  | "flow/create"
  | "flow/detail"
  | "flow/detail_demo"
  | "gate/account"
  | "gate/account_required"
  | "gate/cap"
  | "gate/guest_builder"
  | "gate/verify_email"
  | "help/sharing"
  | "home"
  | "home/demo"
  | "import/resolver"
  | "inbox"
  | "inbox/full"
  | "legal/privacy"
  | "legal/terms"
  | "library"
  | "library/demo"
  | "limit"
  | "limit/security"
  | "maintenance"
  | "mastery/create"
  | "mastery/plan"
  | "media/manage"
  | "move/add"
  | "move/edit"
  | "notifications/soft_prompt"
  | "onboarding/goals_router"
  | "onboarding/profile_setup"
  | "paywall"
  | "practice"
  | "practice/demo"
  | "practice/session_run"
  | "practice/setup"
  | "recently_deleted"
  | "settings"
  | "settings/notifications"
  | "settings/offline_flows"
  | "settings/storage_offline"
  | "settings/subscription"
  | "share/create"
  | "share/view"
  | "support"
  | "sync/status"
  | "updates";

/** The deep links of the rules. */
export type DeepLinkId =
  | "inbox"
  | "inbox_item"
  | "maintenance_due_today"
  | "maintenance_overdue"
  | "maintenance_overload"
  | "mastery_plan"
  | "paywall_credits"
  | "paywall_payment_failed"
  | "paywall_trial_ending"
  | "practice"
  | "practice_session"
  | "settings_notifications";

/** The notification categories of the rules. */
export type NotificationCategoryId =
  | "account_security"
  | "billing"
  | "inbox"
  | "maintenance"
  | "mastery"
  | "practice";

/** The notifications of the rules. */
export type NotificationId =
  | "N-BILLING-PAYMENT-FAILED"
  | "N-BILLING-TRIAL-END"
  | "N-INBOX-NEW-IMPORT"
  | "N-MAINT-DUE-TODAY"
  | "N-MAINT-OVERDUE"
  | "N-MASTERY-CHECKPOINT"
  | "N-MASTERY-MAINT-OVERLOAD"
  | "N-PRACTICE-CREDIT-EXPIRY"
  | "N-PRACTICE-SCHEDULED"
  | "N-PRACTICE-STREAK-NUDGE";

/** The ladder levels of the rules. */
export type LadderLevelId =
  | "L0"
  | "L1"
  | "L2"
  | "L3"
  | "L4"
  | "L5";

/** The ladder vectors of the rules. */
export type LadderVectorId =
  | "high_frequency_edits"
  | "import_acceptance"
  | "login_attempts"
  | "share_link_creation"
  | "video_upload_churn";

/** The signals of the rules. */
export type SignalId =
  | "huge_flows"
  | "implausible_rate"
  | "import_and_delete"
  | "many_new_accounts"
  | "repeated_failures";

/** The empty states of the rules. */
export type EmptyStateId =
  | "EMPTY-01"
  | "EMPTY-02"
  | "EMPTY-03"
  | "EMPTY-04"
  | "EMPTY-05";

/** The records of the rules. */
export type RecordId =
  | "NotificationDevice"
  | "NotificationEventLog"
  | "NotificationPreferences"
  | "PlanReminder"
  | "Profile"
  | "SyncOperation"
  | "Upload";

/** The tables of the rules. */
export type TableId =
  | "account_address"
  | "after_signing_in"
  | "clearing"
  | "configuration_failed"
  | "ignored_category"
  | "launch"
  | "logging_out"
  | "notification_permission"
  | "practice_label"
  | "signing_in";

/** The downgrade rules of the rules. */
export type DowngradeRuleId =
  | "conflict_copies"
  | "custom_moves"
  | "drafts"
  | "flows"
  | "folders"
  | "inbox_items"
  | "link_attachments"
  | "mastery_plans"
  | "notes"
  | "practice_logs"
  | "preferences"
  | "profile"
  | "scheduled_sessions"
  | "share_links"
  | "uploads";

/** The payloads of the rules. */
export type PayloadId =
  | "flow_share";

/** The events of the rules. */
export type EventId =
  | "credit.spent"
  | "edit.received"
  | "import.accepted"
  | "login.failed"
  | "share_link.created"
  | "upload.refused";

/** The notification batches of the rules. */
export type NotificationBatchId =
  | "missed_reminders"
  | "new_imports"
  | "plan_summary";

/** The operations of the rules. */
export type OperationId =
  | "APPEND_LOG"
  | "DELETE"
  | "INBOX_OP"
  | "LINK_OP"
  | "UPLOAD_MEDIA"
  | "UPSERT";

/** The offline rows of the rules. */
export type OfflineRowId =
  | "account.delete"
  | "auth.log_in"
  | "auth.manage_account"
  | "auth.sign_up"
  | "auth.use_app"
  | "export.run"
  | "flow_builder.create"
  | "flow_builder.edit"
  | "guest.browse_demo"
  | "guest.sandbox_build"
  | "guest.save"
  | "inbox.dismiss"
  | "inbox.fetch_new"
  | "inbox.resolve_share_link"
  | "inbox.save_to_library"
  | "inbox.view"
  | "library.delete"
  | "media.delete"
  | "media.play_link"
  | "media.share"
  | "media.upload"
  | "moves.create_edit"
  | "moves.view"
  | "practice.log"
  | "practice.start"
  | "share_links.create_revoke";

/** The retry rules of the rules. */
export type RetryRuleId =
  | "asked"
  | "create"
  | "queued"
  | "read";

/** The providers of the rules. */
export type ProviderId =
  | "apple"
  | "email"
  | "google";

/** The tasks of the rules. */
export type TaskId =
  | "ask_for_news"
  | "cancel_notifications"
  | "clear_badge"
  | "clear_tokens"
  | "flush_drafts"
  | "keep_address"
  | "keep_diagnostics"
  | "pause_transfers"
  | "persist_queue"
  | "plan_notifications"
  | "pull_changes"
  | "pull_in_background"
  | "recheck_connection"
  | "recover_drafts"
  | "reset_navigation"
  | "restore_session"
  | "resume_queue"
  | "stop_queue";

/** The moments of the rules. */
export type MomentId =
  | "account_deleted"
  | "background"
  | "cache_cleared"
  | "config_failed"
  | "conflict_decided"
  | "credential_revoked"
  | "foreground"
  | "form_left"
  | "guest_left"
  | "launch"
  | "link_checked"
  | "logged_out"
  | "mastery_checked"
  | "move_connected"
  | "news_found"
  | "pending_uploads_removed"
  | "reminder_switched_on"
  | "request_ended"
  | "reset_refused"
  | "session_log_failed"
  | "session_prepared"
  | "share_link_answered"
  | "share_link_failed"
  | "sign_in_failed"
  | "signed_in"
  | "snapshot_loaded"
  | "storage_unreadable"
  | "store_answered"
  | "thumbnails_cleared"
  | "timer_checked"
  | "upload_ended"
  | "video_chosen";

/** The data types of the rules. */
export type DataTypeId =
  | "conflict_undos"
  | "counted_events"
  | "custom_moves"
  | "default_moves"
  | "demo_content"
  | "diagnostics"
  | "drafts"
  | "drafts_beyond_cap"
  | "entitlements"
  | "exports"
  | "flows"
  | "folders"
  | "guest_view"
  | "inbox_contents"
  | "inbox_items"
  | "link_attachments"
  | "notes"
  | "notification_device"
  | "notification_log"
  | "pending_uploads"
  | "pinned_flows"
  | "practice_logs"
  | "preferences"
  | "profile"
  | "share_links"
  | "share_previews"
  | "sync_queue"
  | "thumbnails"
  | "tokens"
  | "training_plans"
  | "uploads";

/** The fields of the rules. */
export type FieldId =
  | "current_password"
  | "display_name"
  | "email"
  | "handle"
  | "link"
  | "password";

/** The word lists of the rules. */
export type WordListId =
  | "common_passwords";

/** The forms of the rules. */
export type FormId =
  | "add_link"
  | "email_login"
  | "email_signup"
  | "forgot_password"
  | "profile_setup";

/** The locked values of the rules. */
export type LockedValueId =
  | "capabilities/media.share_upload/plans/free"
  | "capabilities/media.share_upload/plans/pro"
  | "capabilities/media.upload/plans/free"
  | "capabilities/practice.inbox_item/plans/free"
  | "capabilities/practice.saved_flow/plans/free"
  | "limits/branches_per_move/plans/free"
  | "limits/branches_per_move/plans/guest"
  | "limits/branches_per_move/plans/pro"
  | "limits/inbox_items/plans/free"
  | "limits/media_bytes/plans/pro"
  | "limits/saved_flows/plans/free"
  | "payloads/flow_share/parts/default_move/travels"
  | "payloads/flow_share/parts/link/travels"
  | "payloads/flow_share/parts/upload/marker";

/** The named conditions of the rules. */
export type ConditionId =
  | "account_closed"
  | "account_is_new"
  | "account_to_confirm"
  | "address_given"
  | "address_in_use"
  | "address_is_free"
  | "asked_lately"
  | "asked_often_enough"
  | "attached_link_is_dead"
  | "building_a_flow"
  | "came_from_a_gate"
  | "camera_closed"
  | "category_ignored"
  | "change_is_blocked"
  | "clearing_confirmed"
  | "config_failure_is_news"
  | "connection_lost"
  | "connection_lost_to_guest"
  | "connection_makes_loop"
  | "connection_unstable"
  | "connection_unstable_to_guest"
  | "content_cached"
  | "conversion_dismissed_before"
  | "credentials_wrong"
  | "credits_unused"
  | "credits_used_up"
  | "demo_cached"
  | "demo_practice_offered"
  | "denial_not_confirmed"
  | "draft_recovered"
  | "editing"
  | "email_unverified"
  | "entitlements_checked_lately"
  | "export_cached"
  | "fell_back_to_free"
  | "flow_is_new"
  | "flow_read_only"
  | "form_has_changes"
  | "from_inbox"
  | "goes_without_account"
  | "guest"
  | "has_account"
  | "import_lacks_moves"
  | "import_turned_away"
  | "imports_present"
  | "imports_unread"
  | "in_grace"
  | "inbox_full"
  | "inbox_has_room"
  | "just_back_online"
  | "last_with_apple"
  | "last_with_email"
  | "last_with_google"
  | "library_is_full"
  | "library_unlimited"
  | "limit_was_shown"
  | "local_data_goes"
  | "logout_keeps"
  | "maintenance_is_due"
  | "maintenance_is_overdue"
  | "maintenance_not_opened_lately"
  | "maintenance_overloaded"
  | "maintenance_unseen_today"
  | "mastery_in_doubt"
  | "mastery_plan_gone"
  | "mastery_plan_not_paused"
  | "mastery_plan_silent"
  | "may_sign_in"
  | "merge_is_risky"
  | "more_reminders_a_day"
  | "network_is_offline"
  | "network_is_unstable"
  | "network_reachable"
  | "no_import_turned_away"
  | "not_editing"
  | "not_practised_today"
  | "notes_go_along"
  | "on_free"
  | "on_trial"
  | "overload_not_acknowledged"
  | "payment_failed"
  | "pays_the_store"
  | "pays_with_credits"
  | "paywall_for_credits"
  | "paywall_for_failed_payment"
  | "paywall_for_pro"
  | "paywall_for_trial_end"
  | "permission_settled"
  | "person_known"
  | "photos_closed"
  | "pinned_too_much"
  | "plan_may_less"
  | "planned_in_quiet_hours"
  | "practice_is_paid_for"
  | "practice_needs_pro"
  | "practice_path_missing"
  | "practice_possible"
  | "practice_timer_runs"
  | "provider_kept_login"
  | "provider_refused"
  | "provider_took_back_login"
  | "pull_is_due"
  | "purchase_pending"
  | "purchase_unclear"
  | "reminder_in_quiet_hours"
  | "reminders_allowed"
  | "reminders_enabled_on_sheet"
  | "reminders_missed"
  | "reminders_off_in_system"
  | "renewal_known"
  | "request_is_recognised"
  | "request_timed_out"
  | "sender_blocked"
  | "sender_slowed_down"
  | "service_is_down"
  | "session_begins"
  | "session_cached"
  | "session_covered"
  | "session_expired"
  | "session_gone"
  | "session_holds"
  | "session_may_disturb"
  | "session_not_covered"
  | "session_valid"
  | "share_link_is_dead"
  | "signed_out"
  | "signs_in_by_email"
  | "storage_is_full"
  | "store_began_trial"
  | "store_found_nothing"
  | "store_found_purchase"
  | "store_has_answered"
  | "store_sold"
  | "store_sold_nothing"
  | "streak_at_risk"
  | "subscribed"
  | "synced_before"
  | "timer_was_off"
  | "too_much_waits"
  | "trial_end_known"
  | "trial_goes_on"
  | "trial_offered"
  | "trial_running"
  | "unverified_for_long"
  | "updates_feed_in_version"
  | "updates_feed_on"
  | "upload_failed"
  | "upload_over_quota"
  | "uploads_closed"
  | "uploads_gif"
  | "uploads_open"
  | "uploads_other_file"
  | "upsell_may_interrupt"
  | "value_seen"
  | "verified_recently"
  | "without_pro"
  | "work_not_sent";

/** How an action is carried out on the current connection. */
export type Mode =
  | "now"
  | "may_fail"
  | "draft"
  | "queue"
  | "from_cache"
  | "not_kept"
  | "block";

/** The state of the connection. */
export type Connection =
  | "online"
  | "degraded"
  | "offline";

/** How a notification is delivered. */
export type Channel =
  | "local"
  | "push"
  | "in_app";

/** What a limit counts. */
export type Unit =
  | "count"
  | "bytes"
  | "characters";

/** What happens to an item over a limit. */
export type Treatment =
  | "keep"
  | "read_only"
  | "view_only";

/** A part of the copy of a limit or of a level of the warning ladder. */
export type PartKind =
  | "what"
  | "why"
  | "next"
  | "count"
  | "counted"
  | "reset"
  | "countdown"
  | "support"
  | "review";

/** Which of two versions is kept. */
export type ConflictChoice =
  | "keep_mine"
  | "keep_theirs"
  | "keep_both";

/** Why the input of a field is rejected. */
export type FieldReason =
  | "empty"
  | "bad_character"
  | "malformed"
  | "too_short"
  | "too_long"
  | "not_in"
  | "taken";

/** Why an expression has no value. */
export type FailureCode =
  | "missing_fact"
  | "integer_overflow"
  | "division_by_zero"
  | "remainder_by_zero"
  | "invalid_duration"
  | "invalid_timestamp"
  | "time_out_of_range"
  | "wrong_type"
  | "no_plan"
  | "text_too_long";

/** A point in time: "2026-01-05T10:00:00Z", or a `Date`. */
export type Timestamp = string | Date;

/** A duration: "72h", "1h30m". */
export type Duration = string;

/** An integer. Use a BigInt for 2^53 and above. */
export type Whole = number | bigint;

/** The facts that the caller gives. If a fact is omitted, the rules use its default, or return the safe denial and name the missing fact. */
export interface Facts {
  /** This run of the app, as a random id that says nothing about the device or the person. Source: CH30 Warning Ladder */
  "app.session"?: string;
  /** Whether the link that was attached still leads somewhere. Source: CH29 §5.1 */
  "attachedLink.works"?: boolean;
  /** When the account was made; null for a guest. Source: CH27 §8.1 */
  "auth.createdAt"?: Timestamp | null;
  /** Whether the provider says that the person took back the login. Source: CH07 §3.1 */
  "auth.credentialRevoked"?: boolean;
  /** Whether the person has confirmed the address they signed up with. Source: CH07 §6.4 */
  "auth.emailVerified"?: boolean;
  /** Whether the person goes about without an account: they tapped "Try without account" on the Welcome Gate and have not logged in since. Without it, somebody who is not logged in is still to log in. Source: CH07 §5; CH27 §7.1 */
  "auth.guestMode"?: boolean;
  /** How a user last signed in on this device; null if no user has. Source: CH07 §7.1 */
  "auth.lastProvider"?: "apple" | "google" | "email" | null;
  /** How the person signed in; null for a guest. Source: CH07 §3 */
  "auth.provider"?: "apple" | "google" | "email" | null;
  /** Whether there was a session that the server refused to renew. The user is then logged out, and the app knows who it was. Without a network the server refuses nothing, and the session on the device continues. Source: CH07 §7.1 */
  "auth.sessionExpired"?: boolean;
  /** Whether a user is logged in on this device. Source: CH08 §2 */
  "auth.signedIn"?: boolean;
  /** What the system says about the camera and the microphone, whichever is less. */
  "camera.permission"?: "unknown" | "granted" | "denied";
  /** Whether the person has said yes to the question before something is cleared. Source: CH28 §13.1 */
  "clearing.confirmed"?: boolean;
  /** Whether it could not be loaded, or could not be trusted. Source: CH31 Degraded Mode Standard */
  "config.failed"?: boolean;
  /** Whether that was logged in this session already. Source: CH31 Degraded Mode Standard */
  "config.failureLogged"?: boolean;
  /** The configuration that is in use when the server's could not be loaded. Source: CH31 Degraded Mode Standard */
  "config.inForce"?: "last_known_good" | "built_in";
  /** The local date on which the copy was made, as 2026-01-31. At most 10 characters. Source: CH28 §9.2 */
  "conflict.date"?: string;
  /** The name of the flow or move that was edited on two devices. At most 100 characters. Source: CH28 §9.2 */
  "conflict.originalName"?: string;
  /** Whether the branch would lead back in a way that CH12 does not allow. Source: CH31 Error Dictionary */
  "connection.makesLoop"?: boolean;
  /** Whether the content to open is completely on the device. Content that is on the screen is. Source: CH28 §4; CH28 §8.1 */
  "content.cached"?: boolean;
  /** Whether the person has said "Not now" to the sign-up sheet before. Source: CH07 §6.1 */
  "conversion.dismissedBefore"?: boolean;
  /** Practice credits left this month; null on a plan that does not use them. Source: CH08 §5 */
  "credits.left"?: Whole | null;
  /** When the thing in question was deleted. Source: CH28 §11.2 */
  "deleted.at"?: Timestamp;
  /** Whether there are demo flows on the device. At least one comes with the app. Source: CH28 §4 */
  "demo.cached"?: boolean;
  /** Whether the app found unsaved work after it had been cut off. Source: CH28 §16 */
  "drafts.recovered"?: boolean;
  /** Whether the person is editing something right now. Source: CH28 §8 */
  "editing.inProgress"?: boolean;
  /** The technical code, such as an HTTP status; null when there is none. Never a server's words. Source: CH31 Logging Rules */
  "error.failureCode"?: Whole | null;
  /** The id of the field that the person typed in; null when there was none. Never what they typed. Source: CH31 Logging Rules */
  "error.field"?: string | null;
  /** How many characters they typed; null when there was no field. Source: CH31 Logging Rules */
  "error.fieldLength"?: Whole | null;
  /** The id that support finds the occurrence by. The app draws it at random, and quotes it when it is over. Source: CH31 Logging Rules */
  "error.incident"?: string;
  /** The id of the screen on which it happened. Source: CH31 Logging Rules */
  "error.screen"?: string;
  /** Whether everything that is to be exported is on the device. Source: CH28 §4 */
  "export.cached"?: boolean;
  /** Whether this version of the app has the feed of updates. Source: CH27 §8.2 */
  "features.updatesFeed"?: boolean;
  /** The flow in question. Source: CH08 §9 */
  "flow.id"?: string;
  /** Whether the flow has been saved before. Without an answer, it counts as new, so that the cap applies. Source: CH30 Required UX Behaviors at Caps */
  "flow.inLibrary"?: boolean;
  /** Whether this is one of the flows beyond the cap: not among the most recently edited that the plan has room for, restored over the cap, or a conflict copy. Source: CH08 §6 */
  "flow.readOnly"?: boolean;
  /** Whether something was typed in the form that is not kept yet. Source: CH31 Error Dictionary */
  "form.hasChanges"?: boolean;
  /** The handle that the server was asked about, as the field gave it. Another one has not been looked up yet. At most 20 characters. Source: CH07 §4 */
  "handle.askedFor"?: string;
  /** Whether the handle in `handle.askedFor` is taken, regardless of case. Missing until the server has answered. Source: CH07 §4 */
  "handle.isTaken"?: boolean;
  /** What the imported flow is called. At most 30 characters. Source: CH27 §4.2 */
  "inbox.flowName"?: string;
  /** The id of the import. The device generates it when the user first accepts a shared flow, and reuses it when the flow is copied from the inbox to the library. A flow that is accepted again is a new import. Source: CH07 §9 */
  "inbox.itemId"?: string;
  /** When the import in question arrived. Source: CH27 §11 */
  "inbox.receivedAt"?: Timestamp;
  /** Whether the person has blocked the sender. The app does not offer that yet. Source: CH27 §4.2 */
  "inbox.senderBlocked"?: boolean;
  /** Who sent the import. At most 30 characters. Source: CH27 §4.2 */
  "inbox.senderName"?: string;
  /** Whether the warning ladder has stopped imports from this sender. Source: CH27 §4.2 */
  "inbox.senderSlowedDown"?: boolean;
  /** Imports that came while the inbox was full and were not taken in, since the person last looked. Source: CH08 §3.2; CH29 §6.3 */
  "inbox.turnedAway"?: Whole;
  /** Imports that have not been opened yet. Source: CH27 §8.1 */
  "inbox.unread"?: Whole;
  /** How large the import in question is. Source: CH28 §8.1 */
  "incoming.bytes"?: Whole;
  /** How many moves of the import the person does not have. Source: CH31 Error Dictionary */
  "incoming.missingMoves"?: Whole;
  /** What the person said when asked what becomes of what this device keeps. Source: CH07 §7.2; CH28 §15 */
  "logout.choice"?: "not_asked" | "keep" | "clear";
  /** Whether there are drafts, or changes that wait to be sent. Source: CH28 §15 */
  "logout.workNotSent"?: boolean;
  /** Maintenance items that are due today. Source: CH27 §4.2 */
  "maintenance.dueToday"?: Whole;
  /** When the person last opened Maintenance; null when they never did. Source: CH27 §4.2 */
  "maintenance.lastOpenedAt"?: Timestamp | null;
  /** Whether the person has opened Maintenance today, by the calendar of where they are. Source: CH27 §8.1 */
  "maintenance.openedToday"?: boolean;
  /** Maintenance items that are overdue. Source: CH27 §4.2 */
  "maintenance.overdue"?: Whole;
  /** When the person last accepted that it is too much; null when they never did. Source: CH27 §4.2 */
  "maintenance.overloadAcknowledgedAt"?: Timestamp | null;
  /** Maintenance items of this week. Source: CH27 §4.2 */
  "maintenance.queued"?: Whole;
  /** How many the person wants to do in a week; null while they have not said. Source: CH27 §4.2 */
  "maintenance.weeklyCapacity"?: Whole | null;
  /** Whether what was marked as mastered does not go well, as CH23 judges it. Source: CH31 Error Dictionary */
  "mastery.inDoubt"?: boolean;
  /** What the person calls the mastery plan. At most 30 characters. Source: CH27 §4.2 */
  "masteryPlan.name"?: string;
  /** Whether the person wants reminders of this plan. Source: CH27 §6.2 */
  "masteryPlan.reminds"?: boolean;
  /** The state of the mastery plan. Source: CH27 §4.2 */
  "masteryPlan.state"?: "running" | "paused" | "deleted";
  /** How often a week this plan reminds at most; null is as often as it says. Source: CH27 §6.2 */
  "masteryPlan.timesPerWeek"?: Whole | null;
  /** The move in question. Source: CH07 §9 */
  "move.id"?: string;
  /** What it was before the last change. Source: CH28 §5.1 */
  "network.before"?: "online" | "degraded" | "offline";
  /** When it last changed; null when it never has. Source: CH28 §5.1 */
  "network.since"?: Timestamp | null;
  /** How good the connection is, as the rules classify it (rules/connection.yaml). An app that does not classify it has a good connection. Source: CH28 §2 */
  "network.state"?: "online" | "degraded" | "offline";
  /** When the sheet was last shown; null when it never was. Source: CH27 §9.1 */
  "notifications.lastPromptedAt"?: Timestamp | null;
  /** How many reminders could not come since the app was last open. Source: CH27 §5.4 */
  "notifications.missed"?: Whole;
  /** How often, within the time that counts, notifications of the category in question were opened and nothing was done. Source: CH27 §10.3 */
  "notifications.opensWithoutAction"?: Whole;
  /** What the system says about this device. Source: CH27 §9.1 */
  "notifications.permission"?: "unknown" | "granted" | "denied";
  /** Whether the banner after a refusal has been shown on this device. Source: CH27 §3.3 */
  "notifications.seenDeniedBanner"?: boolean;
  /** Whether the system has put its question on this device. Source: CH27 §3.2 */
  "notifications.systemDialogShown"?: boolean;
  /** How often the sheet has been shown. */
  "notifications.timesPrompted"?: Whole;
  /** The time that the server last reported, plus the time that has passed since; never the device's own clock. Source: CH28 §16 */
  "now"?: Timestamp;
  /** What the paywall was opened for, according to the link. A failed payment leads a user with Pro to the subscription instead. Source: CH27 §7.2 */
  "paywall.context"?: "none" | "trialEnding" | "paymentFailed" | "credits";
  /** The id of the user who is logged in on this device; null for a guest. All stored data belongs to exactly one user. Source: CH28 §7.2 */
  "person"?: string | null;
  /** What the system says about the photo library. Source: CH31 Error Dictionary */
  "photos.permission"?: "unknown" | "granted" | "denied";
  /** How much the flows that are kept on this device take. Source: CH28 §13.2 */
  "pinned.bytes"?: Whole;
  /** The effective plan. If it is omitted, the rules determine it. */
  "plan"?: PlanId;
  /** Whether any practice has been logged today, by the calendar of where the person is. Source: CH27 §4.2 */
  "practice.loggedToday"?: boolean;
  /** Whether one of the chosen paths is no longer there. Source: CH31 Error Dictionary */
  "practice.pathMissing"?: boolean;
  /** Where the practiced flow is. Source: CH08 §5 */
  "practice.source"?: "saved_flow" | "inbox_item";
  /** Whether there is a streak that ends today without practice. Source: CH27 §4.2 */
  "practice.streakAtRisk"?: boolean;
  /** Whether the timer of a practice session is running. Source: CH30 Accessibility & Fairness */
  "practice.timerRuns"?: boolean;
  /** The plan in force before this one. Source: CH08 §9 */
  "previous.plan"?: PlanId;
  /** Digits for a handle that the app makes up, as many as `temporary_handle_digits` says. At most 6 characters. Source: CH07 §4 */
  "profile.randomDigits"?: string;
  /** The minute of the day at which they end. Source: CH27 §5.1 */
  "quietHours.endMinute"?: Whole;
  /** The minute of the day at which the person's quiet hours begin. Source: CH27 §5.1 */
  "quietHours.startMinute"?: Whole;
  /** The minute of the day of the person's reminder time. Source: CH27 §5.1 */
  "reminderTime.minute"?: Whole;
  /** The person's daily maximum. Source: CH27 §6.1 */
  "reminders.maxPerDay"?: Whole;
  /** Whether the request carries an id of its own that was the same the first time. Source: CH31 Retry Behavior Standard */
  "request.hasId"?: boolean;
  /** Whether the server knows such an id again and does it once. Source: CH31 Retry Behavior Standard */
  "request.isDeduplicated"?: boolean;
  /** How long the request has taken, even if there is no answer yet. Source: CH31 Error Dictionary */
  "request.took"?: Duration;
  /** What the person deleted to make room. Source: CH30 Telemetry Requirements */
  "resolved.item"?: "flow" | "inbox" | "media";
  /** Whether the person is making a flow right now. Without an answer, the person is, so that a flow is never interrupted. Source: CH27 §3.1 */
  "screen.inFlowBuilder"?: boolean;
  /** Whether the server says that it cannot serve anybody right now. Source: CH31 Error Dictionary */
  "service.isDown"?: boolean;
  /** Whether this very session began on a plan that needs no credit, such as a trial. Source: CH08 §5 */
  "session.beganCovered"?: boolean;
  /** Whether this very session has used its credit already, so that coming back to it costs nothing. Source: CH08 §5 */
  "session.creditSpent"?: boolean;
  /** The practice session; a credit is spent once for each. Source: CH08 §9 */
  "session.id"?: string;
  /** When this very session was last active; null for one that has not begun. Source: CH08 §5 */
  "session.lastActive"?: Timestamp | null;
  /** Whether the person wants to be reminded of this session in quiet hours, too. Source: CH27 §4.2 */
  "session.mayDisturb"?: boolean;
  /** What the planned session is called. At most 30 characters. Source: CH27 §4.2 */
  "session.name"?: string;
  /** Whether the device has a login from before, so that the app can be used without asking anybody. Source: CH28 §4 */
  "session.onDevice"?: boolean;
  /** The minute of the day for which the person is planning a session with a reminder; null while they are not. Source: CH27 §6.2 */
  "session.plannedMinute"?: Whole | null;
  /** Whether the session has been neither deleted nor canceled. Source: CH27 §4.2 */
  "session.stillPlanned"?: boolean;
  /** Whether the login still holds, as far as the device can tell. Source: CH28 §4 */
  "session.valid"?: boolean;
  /** The share link in question. Source: CH07 §9 */
  "share.id"?: string;
  /** Whether the person includes their notes in a share link. Source: CH29 §7.1 */
  "share.includesNotes"?: boolean;
  /** The state of the share link. Source: CH31 Error Dictionary */
  "share.linkState"?: "works" | "expired" | "revoked";
  /** Whether that account has been closed by us. Source: CH07 §8.4 */
  "signIn.accountClosed"?: boolean;
  /** Who has an account with the address of this sign-in. `nobody` for an address that the provider generates to hide the real one, and for a sign-in without an address. Source: CH07 §3.4 */
  "signIn.addressBelongsTo"?: "nobody" | "email_account" | "provider_account";
  /** Whether that account has confirmed the address. An unconfirmed address may belong to another person. Source: CH07 §3.4 */
  "signIn.addressConfirmed"?: boolean;
  /** Whether the provider reported an address with this sign-in, even one that hides the real one. Source: CH07 §3.1 */
  "signIn.addressGiven"?: boolean;
  /** Whether the person came from the sign-up sheet over something that they wanted to do. Source: CH07 §9 */
  "signIn.fromGate"?: boolean;
  /** Whether this very way in belongs to an account: the provider knows the person again, or address and password are right. No address is needed for that. Source: CH07 §3 */
  "signIn.knownPerson"?: boolean;
  /** Whether the account has just been made. Source: CH07 §8.3 */
  "signIn.newAccount"?: boolean;
  /** How the person signs in this time. Source: CH07 §3 */
  "signIn.provider"?: "apple" | "google" | "email";
  /** Why the sign-in failed. `to_confirm` is what the table `signing_in` answers with `confirm`. Source: CH07 §3.4; CH07 §8.3; CH07 §8.4 */
  "signIn.refused"?: "none" | "by_provider" | "address_in_use" | "credentials" | "to_confirm";
  /** Whether putting the two together would write over a name, a handle or a picture. Source: CH07 §3.4 */
  "signIn.replacesProfile"?: boolean;
  /** What the person just tapped on the sheet. Source: CH27 §3.2 */
  "softPrompt.answer"?: "none" | "enable" | "not_now";
  /** How much of the storage cap is used. Source: CH28 §17 */
  "storage.usedShare"?: "under_50" | "under_80" | "under_95" | "95_or_more";
  /** How the store ended what the person asked of it. Source: CH08 §9 */
  "store.answer"?: "purchased" | "trial_started" | "purchase_failed" | "restored" | "restore_failed";
  /** Whether a purchase waits for the store's confirmation. Source: CH08 §2 */
  "subscription.purchasePending"?: boolean;
  /** The local date on which the subscription renews or the trial turns into Pro, as the system writes it; null when the store has not said. At most 10 characters. Source: CH08 §5.1 */
  "subscription.renewsOn"?: string | null;
  /** What the store says. `billing_issue` means that a payment failed and the store still grants the subscription; once it stops, the status is `expired`. `unverifiable` means that the store cannot be asked. Source: CH08 §2 */
  "subscription.status"?: "none" | "active" | "trial" | "billing_issue" | "expired" | "unverifiable";
  /** What the person chose. Source: CH28 §9.3 */
  "sync.conflictChoice"?: "keep_mine" | "keep_theirs" | "keep_both";
  /** How many conflicts there were. Source: CH28 §17 */
  "sync.conflicts"?: Whole;
  /** Whether a change waits for another that could not be sent, as the answer about sync says. Source: CH28 §5.3; CH28 §7.4 */
  "sync.isBlocked"?: boolean;
  /** When the device last heard all that the server has; null when it never did. Source: CH28 §8 */
  "sync.lastPulledAt"?: Timestamp | null;
  /** How many changes wait to be sent. Source: CH28 §5.3 */
  "sync.pending"?: Whole;
  /** How many changes were given up on. Source: CH28 §17 */
  "sync.permanentFailures"?: Whole;
  /** How many changes wait to be sent. Source: CH28 §17 */
  "sync.queueLength"?: "none" | "under_10" | "under_100" | "under_500" | "500_or_more";
  /** How often a change was tried again. Source: CH28 §17 */
  "sync.retries"?: Whole;
  /** How long it takes on average from saving here to arriving there. Source: CH28 §17 */
  "sync.saveToSync"?: Duration;
  /** Length of the note or detail that is being saved, in characters. Source: CH29 §10 */
  "text.length"?: Whole;
  /** How far the timer was off. Source: CH31 Error Dictionary */
  "timer.drift"?: Duration;
  /** Whether the trial will end without becoming Pro. Source: CH27 §4.2 */
  "trial.cancelled"?: boolean;
  /** Whether the store would give this person a trial. Source: CH08 §6 */
  "trial.eligible"?: boolean;
  /** How many steps the builder keeps for undoing right now. Source: CH28 §11.1 */
  "undo.steps"?: Whole;
  /** The average size of uploads. Source: CH28 §17 */
  "upload.averageBytes"?: Whole;
  /** How an upload ended. Source: CH28 §17 */
  "upload.outcome"?: "succeeded" | "failed" | "cancelled";
  /** Size of the file to upload. Source: CH29 §5.2 */
  "upload.sizeBytes"?: Whole;
  /** What the file to upload is. Source: CH29 §10 */
  "upload.type"?: "video" | "gif" | "other";
  /** How often an offer in its place on the screen has been shown in this session. Source: CH08 §3.1 */
  "upsells.shown"?: Whole;
  /** Branches that leave the move in question. Source: CH08 §4.2 */
  "usage.branchesOnMove"?: Whole;
  /** Imports in the inbox. Source: CH29 §4 */
  "usage.inboxItems"?: Whole;
  /** Links on the move or flow in question. Source: CH29 §10 */
  "usage.linksOnItem"?: Whole;
  /** Size of all uploads, as the storage itself counts them. Source: CH29 §5.3; CH29 §13 */
  "usage.mediaBytes"?: Whole;
  /** Size of deleted uploads whose deletion the storage has not confirmed yet. Source: CH29 §5.3 */
  "usage.mediaPendingCleanupBytes"?: Whole;
  /** Flows in the library. A flow that is being deleted no longer counts, and a draft that was never saved does not count yet. Source: CH29 §4 */
  "usage.savedFlows"?: Whole;
  /** Share links made since the daily reset. Source: CH30 Implementation Rules */
  "usage.shareLinksToday"?: Whole;
  /** Whether a flow has ever been saved. Source: CH27 §3.1 */
  "valueLoop.flowSaved"?: boolean;
  /** Whether maintenance has ever been scheduled. Source: CH27 §3.1 */
  "valueLoop.maintenanceScheduled"?: boolean;
  /** Whether a gameplan or mastery target has ever been made. Source: CH27 §3.1 */
  "valueLoop.masteryTargetCreated"?: boolean;
  /** Whether a practice session has ever been finished. Source: CH27 §3.1 */
  "valueLoop.practiceCompleted"?: boolean;
  /** When the store last answered; null when it never did. Source: CH08 §2 */
  "verified.at"?: Timestamp | null;
  /** The plan when the store last answered; null when it never did. Source: CH08 §2 */
  "verified.plan"?: PlanId | null;
  /** Where the video is to come from. Source: CH31 Error Dictionary */
  "video.comesFrom"?: "library" | "camera";
}

/** The facts that the decision of each action can depend on. If one of them is missing, the decision can be the safe denial. */
export interface ActionNeeds {
  /** The person continues with Apple, Google or email, to a new or an existing account. Only the provider knows which. Source: CH07 §3; CH07 §6.3 */
  "account.continue": "plan";
  /** The person creates an account. Source: CH07 §3 */
  "account.create": "plan";
  /** The person deletes their account and everything in it. Source: CH28 §4; CH29 §9 */
  "account.delete": "plan";
  /** The person logs in. Source: CH07 §3 */
  "account.log_in": "plan";
  /** The person changes what belongs to the account, such as the address or the password. Source: CH28 §4 */
  "account.manage": "plan";
  /** The person has a link sent to set a new password. Source: CH07 §8.5 */
  "account.reset_password": never;
  /** The app continues with the account that is logged in, without a request. Source: CH28 §4; CH07 §7.1 */
  "app.use": "plan";
  /** The person looks at demo flows and demo moves. Source: CH07 §5.1 */
  "demo.browse": never;
  /** The person starts a practice session on a demo flow. Source: CH07 §5.1 */
  "demo.practice": "plan";
  /** The person takes what was not sent yet out of the app as a file. It needs no network and no confirmed address, so that the data is never trapped. Source: CH28 §16; CH30 Global Principles */
  "drafts.export": "plan";
  /** The person exports their data. Source: CH08 §4.1; CH07 §6.4 */
  "export.run": "plan" | "auth.provider" | "auth.emailVerified";
  /** The person adds an outgoing branch to a move. Source: CH08 §4.2 */
  "flow.add_branch": "plan" | "usage.savedFlows" | "flow.readOnly" | "usage.branchesOnMove";
  /** The person puts the first move on an empty canvas. Source: CH07 §6.2; CH08 §6 */
  "flow.add_first_node": "plan" | "usage.savedFlows" | "flow.readOnly";
  /** The person taps Create New Flow. Source: CH07 §6.2; CH07 §9 */
  "flow.create_new": "plan";
  /** The person deletes a flow from their library. A read-only one can always be deleted, because that makes room. Source: CH08 §6; CH29 §6.2 */
  "flow.delete": "plan";
  /** The person changes a flow that is in their library. Source: CH08 §4.2; CH08 §6 */
  "flow.edit_existing": "plan" | "usage.savedFlows" | "flow.readOnly";
  /** The person leaves a path without an end. Source: CH08 §4.2 */
  "flow.leave_dangling": "plan" | "usage.savedFlows" | "flow.readOnly";
  /** The person leads a branch to a move that is already there. Source: CH08 §4.2 */
  "flow.merge": "plan" | "usage.savedFlows" | "flow.readOnly";
  /** The person moves a node, or puts another one at the root. Source: CH08 §4.2 */
  "flow.reorder": "plan" | "usage.savedFlows" | "flow.readOnly";
  /** The person takes a flow back to an earlier version. The version is on the device, or comes from the server. Source: CH28 §11.1; CH08 §6 */
  "flow.revert": "plan" | "usage.savedFlows" | "flow.readOnly";
  /** The person taps Save or Done on a flow, new or existing. Source: CH07 §6.2; CH08 §3.2 */
  "flow.save": "plan" | "usage.savedFlows" | "flow.readOnly";
  /** The app keeps an unfinished flow on the device. Source: CH08 §4.2; CH07 §5.3 */
  "flow.save_draft": "plan";
  /** The person saves changes to a flow in their library. Source: CH07 §6.2; CH08 §3.1 */
  "flow.save_edits": "plan" | "usage.savedFlows" | "flow.readOnly";
  /** The person saves a flow for the first time. Source: CH08 §3.2 */
  "flow.save_new": "plan" | "usage.savedFlows";
  /** The person takes a shared flow into their inbox. If the inbox is full, the app says so, and the link stays usable. Source: CH08 §3.2; CH29 §6.3 */
  "inbox.accept_import": "plan" | "usage.inboxItems";
  /** The person deletes an import from their inbox. Source: CH29 §6.3; CH30 Required UX Behaviors at Caps */
  "inbox.delete_item": "plan";
  /** The app looks for new imports. Source: CH28 §4 */
  "inbox.fetch_new": "plan";
  /** The person saves an import to their library, which takes it out of the inbox. Source: CH07 §6.2; CH29 §7.2 */
  "inbox.move_to_library": "plan" | "usage.savedFlows";
  /** The person looks at their imports. Source: CH28 §4 */
  "inbox.view": "plan";
  /** The person attaches a link to a move or a flow. Source: CH08 §4.5; CH29 §5.1 */
  "media.attach_link": "plan" | "usage.savedFlows" | "flow.readOnly" | "usage.linksOnItem";
  /** The person deletes an upload. On every plan, for that is how room is made. Source: CH29 §5.3; CH29 §6.1; CH28 §7.1 */
  "media.delete_upload": "plan";
  /** The person plays a linked video. The link is on the device, the video never is. Source: CH28 §13.2 */
  "media.play_link": never;
  /** The person tries to send an upload along with a share link. Source: CH29 §5.2 */
  "media.share_upload": "plan";
  /** The person uploads a file. Everything is checked before the upload begins. Source: CH08 §4.5; CH29 §5.2; CH29 §6.1 */
  "media.upload": "plan" | "upload.type" | "upload.sizeBytes" | "usage.mediaBytes" | "usage.mediaPendingCleanupBytes";
  /** The person taps Create Move. Source: CH07 §6.2 */
  "move.create": "plan";
  /** The person deletes a custom move. Source: CH08 §4.1 */
  "move.delete": "plan";
  /** The person takes a move back to an earlier version. The version is on the device, or comes from the server. Source: CH28 §11.1 */
  "move.revert": "plan";
  /** The person saves a custom move. Source: CH07 §6.2 */
  "move.save": "plan";
  /** The person looks at moves, or searches them. A guest sees those of the demo. Source: CH28 §4 */
  "move.view": never;
  /** The session is over and its log is kept. Source: CH08 §3.1; CH08 §4.4 */
  "practice.save_log": "plan";
  /** The person starts a practice session. A flow that a downgrade made read-only may be practiced too. Source: CH08 §5; CH29 §7.3; CH30 Required UX Behaviors at Caps */
  "practice.start": "plan" | "practice.source" | "now" | "credits.left" | "verified.at";
  /** The person looks at past sessions and streaks. Source: CH08 §4.1 */
  "practice.view_history": "plan";
  /** The person asks the store again what they have bought. Nothing may prevent it, not even a missing login. Source: CH08 §6; CH07 §10 */
  "purchases.restore": never;
  /** The person buys Pro. Source: CH08 §8; CH28 §4 */
  "purchases.upgrade": "plan";
  /** The person makes an unlisted link to their flow. Source: CH08 §4.3; CH07 §6.4 */
  "share.create_link": "plan" | "auth.provider" | "auth.emailVerified";
  /** The person copies a shared flow into their library. Source: CH07 §6.2; CH07 §9 */
  "share.duplicate": "plan" | "usage.savedFlows";
  /** The person opens a share link and looks at the flow. Source: CH08 §4.3 */
  "share.open_link": never;
  /** The person takes a share link back. Source: CH28 §4; CH29 §9 */
  "share.revoke_link": "plan";
  /** The person goes to the store to change or cancel the subscription. Source: CH08 §8 */
  "subscription.manage": "plan";
  /** The person saves a note or the details of a transition. Source: CH07 §6.2; CH29 §4 */
  "text.save_note": "plan" | "usage.savedFlows" | "flow.readOnly" | "text.length";
}

/** The plan, or the facts that determine it. */
export type PlanFacts = {"plan": PlanId} | Required<Pick<Facts, "auth.signedIn" | "subscription.status" | "verified.plan" | "verified.at" | "now">>;

/** The fact that holds the plan. */
export type PlanFactId = "plan";

/** The facts that a history counts. Do not give them with a history. */
export type CountedFactId =
  | "credits.left"
  | "session.creditSpent"
  | "usage.shareLinksToday";

/** The fact that holds the current time, which is required with a history. */
export type TimeFactId = "now";

/** The results of each table. */
export interface TableAnswers {
  /** The address of the account. Apple sends it only with the first sign-in, so it is stored, and the user is not asked for it again. Source: CH07 §3.1; CH07 §3.2 */
  "account_address": "told" | "kept" | "asked_for";
  /** Where the person is afterward. `resume` is exactly where they were before the sign-up sheet. Source: CH07 §8.3; CH07 §9; CH07 §11 */
  "after_signing_in": "resume" | "onboarding/profile_setup" | "home";
  /** Whether something on the storage screen is cleared now, or asked about first. Source: CH28 §13.1 */
  "clearing": "ask_first" | "go_on";
  /** What to do when the server's configuration could not be loaded. The last good one stays, or the built-in one; users see nothing of it. Source: CH31 Degraded Mode Standard */
  "configuration_failed": "nothing" | "log_once";
  /** Whether the app, and never a notification, suggests to switch a category off. Source: CH27 §10.3 */
  "ignored_category": "nothing" | "suggest_switching_off";
  /** The screen that the app opens on. A session that cannot be renewed names its person, so that only this person logs in again. Source: CH07 §7.1; CH07 §8.1 */
  "launch": "home" | "auth/reauth" | "auth/welcome";
  /** What becomes of what this device keeps. A draft beyond the cap stays in every case. Source: CH07 §7.2; CH28 §15 */
  "logging_out": "ask_first" | "clear" | "keep";
  /** Whether to ask for permission to send notifications now, and how. Only a tap on Enable Reminders leads to the system's question. Source: CH27 §3.1; CH27 §3.2; CH27 §3.3 */
  "notification_permission": "none" | "soft_prompt" | "system_dialog" | "banner";
  /** Which of its three labels the button has that begins practice. A guest's has none of them; it leads to the sign-up sheet. Source: CH08 §5.1 */
  "practice_label": "practice.cta.credit" | "practice.cta.pro" | "practice.cta.plain";
  /** Whose account it is. Asked once Apple, Google or the password has said yes, and for every sign-up by email. `link` adds this way in to the account that has the address; `confirm` asks the person to show first that it is theirs (ERR-PH-LINK-ACCOUNTS). Nothing is ever put together by guessing. Source: CH07 §3.1; CH07 §3.2; CH07 §3.4; CH07 §8.3 */
  "signing_in": "log_in" | "create" | "link" | "confirm" | "address_in_use" | "account_closed";
}

/** The fields of the snapshot. A field whose facts are missing names the missing fact. */
export interface SnapshotFields {
  /** Outgoing branches of one move. Source: CH08 §2 */
  "branchCapPerMove": number | null | {error: Undecided};
  /** Whether share links can be made. The email address may still have to be confirmed. Source: CH08 Build Prompt */
  "canCreateShareLinks": boolean | null | {error: Undecided};
  /** Whether anything may be kept. Source: CH08 §2 */
  "canPersist": boolean | null | {error: Undecided};
  /** Whether a saved flow can be practiced right now. Source: CH08 §2 */
  "canPractice": boolean | null | {error: Undecided};
  /** Whether an import can be practiced before it is saved. Source: CH08 §2 */
  "canPracticeInboxItems": boolean | null | {error: Undecided};
  /** Whether videos can be uploaded. Source: CH08 §2 */
  "canUploadMedia": boolean | null | {error: Undecided};
  /** Every reason that can refuse something on this plan. Source: CH08 §2 */
  "gatingReasonCodes": ReasonId[] | {error: Undecided};
  /** Imports in the inbox. Source: CH08 §2 */
  "inboxCap": number | null | {error: Undecided};
  /** All uploads together; 0 where there are none. Source: CH08 §2 */
  "mediaCapBytes": number | null | {error: Undecided};
  /** The plan in force. Source: CH08 §2 */
  "planState": PlanId | null | {error: Undecided};
  /** Credits left; null on a plan that does not use them. Source: CH08 §2 */
  "practiceCredits": number | null | {error: Undecided};
  /** Flows in the library; null is unlimited. Source: CH08 §2 */
  "savedFlowCap": number | null | {error: Undecided};
}

/** The remotely overridable values of the rules, in their units: seconds, percent, counts. */
export interface OverrideValues {
  "ladder/high_frequency_edits/levels/L2/at/free"?: number;
  "ladder/high_frequency_edits/levels/L2/at/pro"?: number;
  "ladder/high_frequency_edits/levels/L2/pause"?: number;
  "ladder/high_frequency_edits/levels/L3/at/free"?: number;
  "ladder/high_frequency_edits/levels/L3/at/pro"?: number;
  "ladder/high_frequency_edits/levels/L3/block"?: number;
  "ladder/high_frequency_edits/switched_on"?: boolean;
  "ladder/high_frequency_edits/window"?: number;
  "ladder/import_acceptance/levels/L2/at/free"?: number;
  "ladder/import_acceptance/levels/L2/at/pro"?: number;
  "ladder/import_acceptance/levels/L2/pause"?: number;
  "ladder/import_acceptance/levels/L3/at/free"?: number;
  "ladder/import_acceptance/levels/L3/at/pro"?: number;
  "ladder/import_acceptance/levels/L3/block"?: number;
  "ladder/import_acceptance/switched_on"?: boolean;
  "ladder/import_acceptance/window"?: number;
  "ladder/login_attempts/levels/L3/at/free"?: number;
  "ladder/login_attempts/levels/L3/at/guest"?: number;
  "ladder/login_attempts/levels/L3/at/pro"?: number;
  "ladder/login_attempts/levels/L3/block"?: number;
  "ladder/login_attempts/switched_on"?: boolean;
  "ladder/login_attempts/window"?: number;
  "ladder/share_link_creation/levels/L1/at/free"?: number;
  "ladder/share_link_creation/levels/L1/at/pro"?: number;
  "ladder/share_link_creation/levels/L2/at/free"?: number;
  "ladder/share_link_creation/levels/L2/at/pro"?: number;
  "ladder/share_link_creation/levels/L2/pause"?: number;
  "ladder/share_link_creation/levels/L3/at/free"?: number;
  "ladder/share_link_creation/levels/L3/at/pro"?: number;
  "ladder/share_link_creation/levels/L3/block"?: number;
  "ladder/share_link_creation/levels/L4/at/free"?: number;
  "ladder/share_link_creation/levels/L4/at/pro"?: number;
  "ladder/share_link_creation/levels/L4/suspend"?: number;
  "ladder/share_link_creation/levels/L5/after/times"?: number;
  "ladder/share_link_creation/levels/L5/after/within"?: number;
  "ladder/share_link_creation/switched_on"?: boolean;
  "ladder/video_upload_churn/levels/L1/at_share"?: number;
  "ladder/video_upload_churn/levels/L2/at_share"?: number;
  "ladder/video_upload_churn/levels/L3/at/pro"?: number;
  "ladder/video_upload_churn/levels/L3/block"?: number;
  "ladder/video_upload_churn/levels/L4/after/times"?: number;
  "ladder/video_upload_churn/levels/L4/suspend"?: number;
  "ladder/video_upload_churn/switched_on"?: boolean;
  "ladder/video_upload_churn/window"?: number;
  "limits/inbox_items/plans/pro"?: 50 | 200 | "unlimited";
  "limits/practice_credits/plans/free"?: number;
  "limits/share_links_daily/plans/free"?: number;
  "limits/share_links_daily/plans/pro"?: number;
  "notifications/N-BILLING-PAYMENT-FAILED/switched_on"?: boolean;
  "notifications/N-BILLING-TRIAL-END/switched_on"?: boolean;
  "notifications/N-INBOX-NEW-IMPORT/switched_on"?: boolean;
  "notifications/N-MAINT-DUE-TODAY/switched_on"?: boolean;
  "notifications/N-MAINT-OVERDUE/switched_on"?: boolean;
  "notifications/N-MASTERY-CHECKPOINT/switched_on"?: boolean;
  "notifications/N-MASTERY-MAINT-OVERLOAD/switched_on"?: boolean;
  "notifications/N-PRACTICE-CREDIT-EXPIRY/switched_on"?: boolean;
  "notifications/N-PRACTICE-SCHEDULED/switched_on"?: boolean;
  "notifications/N-PRACTICE-STREAK-NUDGE/switched_on"?: boolean;
}

/** Opaque data of a response: store it, and pass it with the next request. */
export interface Kept {
  readonly [key: string]: unknown;
}

/** The event history of a user. Start with `{}`. */
export interface History extends Kept {}

/** The operations that are queued for sending. Start with `{}`. */
export interface SyncQueue extends Kept {}

/** The value of a fact, a parameter, or a field. */
export type PlainValue = null | boolean | number | string | PlainValue[];

/** The members that every request can have. */
export interface Asking {
  facts?: Facts;
  /** The language of all copy in the response, such as "de-AT". */
  locale?: string;
  /** Returned with the response. */
  id?: string | number;
  /** The event history of the user. Do not also give the facts that it counts. */
  history?: History | Kept;
}

/** The members of requests that can return a trace. */
export interface Traced extends Asking {
  trace?: boolean;
}

/** The members that every response can have. */
export interface Answered {
  /** The id of the request, if it has one. */
  id?: string | number;
  /** The version of the active remote config, if the values came with one. */
  config?: number;
}

/** Why the rules could not decide. The rest is then the declared safe answer. */
export interface Undecided {
  /** Why there is no value. */
  code: FailureCode;
  /** The missing fact. */
  fact?: FactId;
}

/** Copy to show. */
export interface Copy {
  /** The key in the rules. */
  key: CopyKeyId;
  /** The title above the text. */
  title?: string;
  /** The text, in the language of the request. */
  text: string;
}

/** A button. */
export interface Button {
  /** The id of the button. */
  id: ButtonId;
  /** Its label, in the language of the request. */
  label: string;
  /** `false` while the button is disabled; otherwise absent. */
  enabled?: false;
  /** `true` if the button stands out from the others; otherwise absent. */
  prominent?: true;
  /** The action that the button performs. */
  action?: ActionId;
  /** The screen that the button opens. */
  opens?: RouteId;
  /** Events to log when the user taps the button. */
  telemetry?: LoggedEvent[];
  /** Why the action of the button is denied. */
  denied?: Denial;
}

/** Why the action of a button is denied. Ask `entitlement` for the complete decision. */
export interface Denial {
  /** The reason. */
  reasonCode: ReasonId | null;
  /** The gate to show. */
  gateType?: GateId;
  /** The copy. */
  copy?: Copy;
  /** Why the rules could not decide. The rest is then the declared safe answer. */
  undecided?: Undecided;
}

/** A part of the copy of a limit or of a level of the warning ladder. */
export interface Part {
  /** The kind of the part. */
  part: PartKind;
  /** Its copy. */
  copy: Copy;
}

/** A notice to show although nothing is denied. */
export interface Notice {
  /** The notice, or a reason that informs. */
  id: NoticeId | ReasonId;
  /** Its copy. */
  copy: Copy;
  /** Where it is shown. */
  surface?: SurfaceId;
  /** The buttons, in order. */
  buttons?: Button[];
  /** The copy of the limit that is reached, part by part. */
  parts?: Part[];
}

/** An event to log. A parameter whose fact is missing is null. */
export interface LoggedEvent {
  /** The event. */
  event: TelemetryEventId;
  /** Its parameters by their names. */
  parameters: {[name: string]: PlainValue | {error: Undecided}};
}

/** The status of a limit. */
export interface LimitStatus {
  /** The limit. */
  id: LimitId;
  /** What it counts. */
  unit: Unit;
  /** The used amount; null while it is unknown. */
  used: number | null;
  /** The amount that the plan allows; null if unlimited. */
  limit: number | null;
  /** The remaining amount, never below 0; null if unlimited or unknown. */
  remaining: number | null;
  /** The amount that the attempted action would add, if it is not 1. */
  adds?: number;
  /** Exceeding the limit only warns. */
  soft?: true;
  /** The reset of the limit, if it has one. */
  resets?: ResetId;
  /** When the limit resets next, if the time and the time zone are known. */
  resetsAt?: string;
}

/** What a user returns to after signing up. */
export interface Resume {
  /** The action. */
  action: ActionId;
  /** The screen; null for the screen on which the action was attempted. */
  route: RouteId | null;
  /** The facts that the app stores until then; null for a fact that was not given. */
  with: {[fact in FactId]?: PlainValue};
}

/** The status of a vector of the warning ladder. */
export interface LadderStatus {
  /** The vector. */
  vector: LadderVectorId;
  /** The level; null if no level applies. */
  level: LadderLevelId | null;
  /** What the level does to the actions of the vector: `tells` shows copy, `holds` allows them and sends their operations later, `asks` requires a confirmation, `pauses` denies them for a short time, `stops` denies them until the block ends. */
  effect: 'nothing' | 'tells' | 'holds' | 'asks' | 'pauses' | 'stops';
  /** When the pause or the block ends by itself; absent if it must be released. */
  until?: string;
  /** The time from `now` until then, for a countdown. */
  timeLeft?: string;
  /** The number of events that count now. */
  count: number;
  /** The count at which the user is slowed down, or otherwise the lowest count that warns; null if no count of the plan leads to a level. */
  limit: number | null;
  /** The next level to which further events lead, if there is one. */
  next?: {level: LadderLevelId; at: number; more: number};
  /** The reset of the count; absent for a sliding window. */
  resets?: ResetId;
  /** When the count resets next. */
  resetsAt?: string;
  /** Where the level appears. */
  surfaces?: SurfaceId[];
  /** The copy of the level. */
  copy?: Copy;
  /** Additional copy, part by part; `countdown` only together with `timeLeft`. */
  parts?: Part[];
  /** The buttons, in order. */
  buttons?: Button[];
  /** Whether the user can dismiss it. */
  dismissible?: boolean;
  /** The copy is shown later, because the user should not be interrupted now. */
  deferred?: true;
  /** The same level was shown before, and it neither asks nor stops. Update what is on the screen, and do not reopen what the user closed. */
  repeated?: true;
}

/** A change of level. */
export interface LadderChange {
  /** The vector that changed. */
  vector: LadderVectorId;
  /** The previous level; null if no level applied. */
  from: LadderLevelId | null;
  /** The new level; null if no level applies. */
  to: LadderLevelId | null;
  /** When the level changed. The end of a block can be earlier than the request that detects it. */
  at: string;
  /** When the new level ends by itself. */
  until?: string;
  /** The number of events that counted then. */
  count: number;
  /** The change must be in the audit log. */
  audit?: true;
  /** Events to log. */
  telemetry: LoggedEvent[];
}

/** How an answer was computed. */
export interface Trace {
  /** The evaluated table. */
  table: string;
  /** The evaluated rows, in order. The last one decided. */
  rows: {rule: string; held: boolean | null}[];
  /** The facts that the rows can depend on. */
  facts: {name: FactId; value: PlainValue | {error: Undecided}; source: 'given' | 'derived' | 'absent' | 'missing'}[];
  /** The counterfactuals: other values of one fact each that would change the answer. */
  flips: {fact: FactId; value: PlainValue; becomes: string}[];
}

/** A thing that is stored and sent. */
export interface Thing {
  /** Its type. */
  type: string;
  /** Its id. */
  id: string;
}

/** An error of the rules, with its copy. */
export interface ErrorMessage {
  /** The error. */
  error: ErrorId;
  /** Where it is shown. */
  surfaces: SurfaceId[];
  /** Its copy. */
  copy: Copy;
  /** The buttons, in order. */
  buttons: Button[];
}

/** The status of a limit, with its copy. */
export interface LimitOverview extends LimitStatus {
  /** The used amount as copy; absent while it is unknown. */
  count?: Copy;
  /** What counts toward the limit, and what does not. */
  counted?: Copy;
  /** When the limit resets, as copy; absent if it never resets. */
  reset?: Copy;
}

/** An item and its size. */
export interface SizedItem {
  /** The id of the item. */
  id: string;
  /** The amount that the item uses. */
  amount: number;
}

/** A question to ask first. */
export interface MomentQuestion {
  /** Its copy. */
  copy: Copy;
  /** Where it is shown. */
  surface: SurfaceId;
  /** The buttons, in order. */
  buttons: Button[];
}

/** A data type to delete. */
export interface Clearing {
  /** The data type. */
  type: DataTypeId;
  /** The copies to delete. */
  from: ('cloud' | 'device')[];
}

/** A planned notification. */
export interface PlannedNotification {
  /** Its id, which is the same in every plan. */
  id: string;
  /** The notification. */
  type?: NotificationId;
  /** The batch, in place of `type`. */
  batch?: NotificationBatchId;
  /** How it is delivered. */
  channel: Channel;
  /** When it is delivered. */
  at: string;
  /** The wall clock time then. */
  local: string;
  /** It is delivered at once. */
  now?: true;
  /** The copy for a lock screen. */
  copy: Copy;
  /** The copy to show if previews are on. */
  expanded?: Copy;
  /** The link that a tap opens. */
  link: string;
  /** The notifications in the batch. */
  members?: NotificationMember[];
  /** Why it is delivered late. */
  waited?: {reason: string; since: string};
}

/** A notification that the app shows inside the app. */
export interface InAppNotification {
  /** Its id. */
  id: string;
  /** The notification. */
  type?: NotificationId;
  /** The batch, in place of `type`. */
  batch?: NotificationBatchId;
  /** Its copy. */
  copy: Copy;
  /** The link that a tap opens. */
  link: string;
  /** The notifications in the batch. */
  members?: NotificationMember[];
}

/** A notification in a batch. */
export interface NotificationMember {
  /** The notification. */
  type: NotificationId;
  /** The id that it has outside a batch. */
  id: string;
}

/** A notification that is not delivered at its own time. */
export interface HeldBackNotification {
  /** The id that it has outside a batch. */
  id: string;
  /** The notification. */
  type: NotificationId;
  /** The thing that it is about. */
  about?: string;
  /** Its day. */
  day: string;
  /** The reason in the log. */
  reason: string;
  /** When it is delivered instead. */
  comes?: string;
  /** The id of the request that delivers it. */
  as?: string;
  /** Why it is never delivered. */
  never?: 'suppressed' | 'no_room' | 'untrue_then';
  /** The app shows it as a card. */
  inApp?: true;
}

/** A snooze that the user can choose. */
export interface SnoozeChoice {
  /** Its label. */
  copy: Copy;
  /** When it ends if it starts now. */
  until: string;
  /** The wall clock time then. */
  local: string;
}

/** A notification that is not planned, and why. */
export interface UnplannedNotification {
  /** The notification. */
  type: NotificationId;
  /** The thing that it is about. */
  about?: string;
  /** Its day. */
  day: string;
  /** Why it is not planned. */
  why: 'plan' | 'condition' | 'undecided' | 'delivered' | 'past' | 'repeated' | 'switched_off' | 'held_back';
  /** The condition that does not hold, or is undecided. */
  condition?: ConditionId;
  /** Why the condition is undecided. */
  undecided?: Undecided;
  /** The reason in the log. */
  reason?: string;
}

/** The reason of a rejection or a denial, with its copy and buttons. */
export interface ReasonMessage {
  /** The error that is logged. */
  error: ErrorId | null;
  /** Where it is shown. */
  surfaces: SurfaceId[];
  /** Its copy. */
  copy?: Copy;
  /** The buttons, in order. */
  buttons: Button[];
}

/** An operation that may be sent. */
export interface RunningOperation {
  /** The id of the operation. */
  operation: string;
  /** The revision to send with it. */
  base: number | null;
}

/** An operation that is blocked until the user or the app intervenes. */
export interface BlockedOperation {
  /** The id of the operation. */
  operation: string;
  /** The thing that it is about. */
  thing: Thing;
  /** Why it is blocked. */
  because: 
    | 'failed'
    | 'conflict'
    | 'unknown_type'
    | 'dependency_missing'
    | 'dependency_blocked'
    | 'earlier_blocked'
    | 'circular';
  /** The reason for which the server rejected it. */
  reasonCode?: ReasonId;
  /** The message to show. */
  says: ErrorMessage | ReasonMessage;
}

/** An operation that the warning ladder holds back. */
export interface HeldOperation {
  /** The id of the operation. */
  operation: string;
  /** The thing that it is about. */
  thing: Thing;
  /** The end of the hold; absent if the hold must be released. */
  until?: string;
}

/** The save status of a thing, to show next to it. */
export interface ThingStatus {
  /** The thing. */
  thing: Thing;
  /** The save status. */
  status: 'saved' | 'saving' | 'saved_locally' | 'error';
  /** Its copy. */
  copy: Copy;
  /** The message, if the user must act. */
  says?: ErrorMessage;
  /** The reason for which the server rejected it. */
  reasonCode?: ReasonId;
  /** The content of Details: why the server rejected it, and what the user can do. */
  details?: ReasonMessage;
}

/** A pending deletion. */
export interface PendingDelete {
  /** The id of the operation. */
  operation: string;
  /** The thing. */
  thing: Thing;
  /** Whether the deletion can still be canceled. */
  restorable: boolean;
}

/** More operations are pending than the setting `backlog` of the rules allows. */
export interface Backlog {
  /** The message to show. */
  says: ErrorMessage;
}

/** A version that becomes a copy. */
export interface OtherVersion {
  /** Its type. */
  type: string;
  /** Its id. */
  id: string;
  /** Whose version it is. */
  version: 'mine' | 'theirs';
  /** The copy's name. */
  name: Copy;
}

/** A toast on the screen. */
export interface ShownToast {
  /** The caller's id. */
  id: string;
  /** Its text. */
  line: string;
  /** The buttons of its error. */
  buttons?: Button[];
}

/** One of several objects, by `outcome`. */
export type SyncOutcome =
  | {outcome: 'done'; refusal?: undefined}
  | {outcome: 'ignored'; refusal?: undefined}
  | {
      outcome: 'refused';
      /** Why the event was rejected. */
      refusal: 
        | 'unknown_type'
        | 'wrong_entity'
        | 'wrong_variant'
        | 'wrong_connection'
        | 'circular'
        | 'not_ready'
        | 'never_sent'
        | 'no_revision'
        | 'not_compared'
        | 'not_taken_back'
        | 'already_sent'
        | 'no_conflict'
        | 'id_in_use'
        | 'changed_since'
        | 'not_allowed';
    };

/** One of several objects, by `effect`. */
export type SyncEffect =
  | {effect: 'saved'; thing: Thing; revision: number}
  | {effect: 'removed'; thing: Thing}
  | {effect: 'restored'; thing: Thing}
  | {effect: 'attach'; thing?: Thing; operation: string; draft: number}
  | {effect: 'cancelled'; operation: string; stop: boolean; mayHaveArrived: boolean}
  | {effect: 'failed'; operation: string; persists: boolean}
  | {
      effect: 'conflict';
      /** The thing. */
      thing: Thing;
      /** The id of the operation. */
      operation: string;
      /** The revision that the change was made from. */
      base: number | null;
      /** The server's revision. */
      revision: number;
      /** The default choice of the rules. */
      default: ConflictChoice;
      /** The message to show. */
      says: ErrorMessage;
    };

/** The keys of each request, without `ask`. */
export interface Requests {
  /** Is an action allowed? */
  entitlement: Traced & {action: ActionId; confirmed?: boolean};
  /** Is an action allowed? An allowed action is counted. */
  do: Traced & {action: ActionId; confirmed?: boolean; event_id?: string; happened_at?: string; automatic?: boolean};
  /** What does an event change? */
  count: Asking & {event: EventId; event_id?: string; happened_at?: string; automatic?: boolean};
  /** What does a signal of automation or fraud change? */
  signal: Asking & {signal: SignalId; vector?: LadderVectorId};
  /** What does the release of a block change? */
  release: Asking & {vector: LadderVectorId};
  /** Which plan is effective? */
  plan: Traced;
  /** What is the value of every snapshot field? */
  snapshot: Asking;
  /** What is the status of every limit? */
  overview: Asking;
  /** What happens to items after a downgrade? */
  downgrade: Asking & {items: {[kind in DowngradeRuleId]?: DowngradeItem[]}};
  /** What is the status of one vector of the warning ladder, or of all vectors? */
  ladder: Asking & {vector?: LadderVectorId};
  /** What is the answer of a decision table? */
  table: Traced & {table: TableId};
  /** What uses up a limit? */
  meter: Asking & {limit: LimitId; items: {id: string; amount: Whole; pending?: boolean}[]};
  /** Which parts of an object are sent? */
  payload: Asking & {payload: PayloadId; items: {type: string; fields?: {[field: string]: PlainValue}}[]};
  /** Which notifications should be pending? */
  notifications: Traced & {
    /** The time zone of the device: a name that the host knows, or the data of the zone, with instants in seconds since 1970. */
    zone: string | {name: string; offset: number; changes: [number, number][]};
    /** The stored preferences of the user. */
    preferences?: Kept;
    /** The stored record of the device. */
    device?: Kept;
    /** The rows from earlier plans. A newer row replaces the row with the same id. */
    log?: Kept[];
    /** Other days with known facts. Reminders of a day are planned for today and for these days. */
    days?: {day: string; facts: Facts}[];
    /** Everything that a notification can be about now. */
    things?: {of: string; id: string; at?: string; facts?: Facts}[];
    /** How the caller can deliver. The default is `["local", "in_app"]`, for a device. A server passes `["push"]`. */
    channels?: Channel[];
    /** The time, for rules without a fact `now`. */
    now?: string;
  };
  /** Where does a link lead? */
  link: Traced & {link: string; exists?: boolean};
  /** What is the value of a fact? */
  fact: Traced & {fact: FactId};
  /** What is the value of a setting? */
  setting: Asking & {setting: SettingId};
  /** What does an event change in the sync queue, and what may be sent now? */
  sync: Asking & {
    /** The state of the connection. */
    connection: Connection;
    /** The queue from the last answer; may be absent if it is empty. */
    queue?: SyncQueue | Kept;
    /** The event; absent if only time passed. */
    event?: SyncEventInput;
    /** A random number from the caller, new for each request. Without it, the wait is the longest one. */
    jitter?: number;
    /** Things whose status to return even if nothing is pending for them. */
    entities?: Thing[];
    /** Things that the app is writing to the device now. */
    writing?: Thing[];
  };
  /** How is a conflict between two versions of a thing resolved? */
  conflict: Asking & {queue: SyncQueue | Kept} & (
      | {
        /** The operation that has the conflict. */
        operation: string;
        /** The version to keep; if absent, the default choice of the rules. */
        choice?: ConflictChoice;
        /** A new id for the thing that becomes the copy. */
        copy: string;
        /** The payload of the copy, with the name of the copy; if absent, the payload of the version that becomes the copy. */
        copy_payload?: string;
        /** Two new ids for operations. */
        ids: [string, string];
        /** The server's version, as the payload of an operation. */
        theirs?: string;
        undo?: undefined;
      }
      | {undo: Kept; operation?: undefined}
    );
  /** What is the state of the connection after an event? */
  connection: Asking & {connection?: Kept; event?: ConnectionEventInput};
  /** What does the app show and log when an error occurs or is resolved? */
  error: Asking & {error: ErrorId; action?: ActionId; surface?: SurfaceId; recovered?: boolean};
  /** Is a failed call retried, and when? */
  retry: Asking & {failures: Whole; jitter?: number} & (
      | {retry: RetryRuleId; error?: undefined}
      | {error: ErrorId; retry?: undefined}
    );
  /** Which toasts are on the screen? */
  toasts: Asking & {
    /** The value from the last answer. */
    toasts?: Kept;
    /** The event, with an id that the caller chooses; absent if only time passed. */
    event?: {shown: string; error: ErrorId} | {shown: string; copy: CopyKeyId} | {dismissed: string};
  };
  /** What does an empty screen show? */
  empty_state: Asking & {empty_state: EmptyStateId};
  /** May the user open a screen, and what is on it? */
  screen: Asking & {route: RouteId};
  /** What does the app do at a moment such as logout? */
  moment: Asking & {moment: MomentId};
  /** Is the input of a field valid? */
  field: Asking & {field: FieldId; text?: string | null};
  /** Can the input of a form be submitted? */
  form: Asking & {form: FormId; texts?: {[field in FieldId]?: string | null}};
  /** What are the values of a stored record? */
  record: Asking & {record: RecordId; stored?: Kept};
  /** What is the result of merging two histories, queues, or logs of one user? */
  merge: Asking & (
      | {histories: [Kept, Kept]; queues?: undefined; logs?: undefined}
      | {queues: [Kept, Kept]; histories?: undefined; logs?: undefined}
      | {logs: [Kept[], Kept[]]; histories?: undefined; queues?: undefined}
    );
  /** Which rules are loaded? */
  bundle: Asking;
}

export interface DowngradeItem {
  /** The id of the item. */
  id: string;
  /** When the item was last edited, for a kind that keeps the most recently edited items. */
  edited?: Timestamp;
  /** When the item was created, for a kind that keeps the most recently created items. */
  created?: Timestamp;
  /** The item was restored or copied although the limit was reached. It never takes the place of another item. */
  givesWay?: boolean;
}

/** An event of the sync queue. */
export type SyncEventInput =
  | {added: Kept; owner?: Thing; does?: string; base?: number | null}
  | {started: string}
  | {succeeded: string; revision?: number | null}
  | {failed: string; as: 'transient' | 'permanent' | 'logged_out'; code: string; message?: string}
  | {conflict: string; revision: number}
  | {taken_back: string}
  | {retry_now: true}
  | {launched: true}
  | {logged_in: true; user?: string};

/** The result of a network call, or a report of the operating system. */
export type ConnectionEventInput =
  | {answered: Duration}
  | {failed: true}
  | {lost: true}
  | {found: true};

interface DecisionParts extends Answered {
  /** The requested action. */
  action: ActionId;
  /** The effective plan; null while it is unknown. */
  plan: PlanId | null;
  /** The notices to show although nothing is denied. */
  notices: Notice[];
  /** The status of the limits that apply to the action. */
  limits: LimitStatus[];
  /** With a history: the status of the warning ladder for the action, if a level applies. */
  ladder?: LadderStatus;
  /** After `do`: the events that were counted. */
  counted?: EventId[];
  /** After `do`: the changes of level that followed. */
  changes?: LadderChange[];
  /** Events to log. */
  telemetry: LoggedEvent[];
  /** Why the rules could not decide. The rest is then the declared safe answer. */
  undecided?: Undecided;
  /** With `"trace": true`: how the answer was computed. */
  trace?: Trace;
}

export interface Allowed extends DecisionParts {
  /** Whether the action is allowed. */
  allowed: true;
  /** If allowed: how the action is carried out on the current connection. */
  mode?: Mode;
  /** What the caller performs; empty if the action is denied. */
  effects: EffectId[];
  /** If allowed: the limit from which the action spends 1. */
  spends?: LimitId;
}

export interface Refused extends DecisionParts {
  /** Whether the action is allowed. */
  allowed: false;
  /** If denied: the gate to show; null if the reason has no gate. */
  gateType: GateId | null;
  /** If denied: the reason. */
  reasonCode: ReasonId | null;
  /** If denied: the error that is logged. */
  error?: ErrorId;
  /** If denied: where to show the denial, in order of preference. */
  surfaces: SurfaceId[];
  /** If denied: the copy. */
  copy?: Copy;
  /** If denied: additional sentences below the text. */
  lines?: Copy[];
  /** If denied by a limit or by the warning ladder: its copy, part by part. */
  parts?: Part[];
  /** If denied: the buttons, in order. */
  buttons: Button[];
  /** If denied: the button that closes the gate without an action. */
  dismiss?: Button;
  /** If denied: whether the user returns to this action after signing up. */
  resumes: boolean;
  /** If denied: what the user returns to. */
  resume?: Resume;
  /** What the caller performs; empty if the action is denied. */
  effects: [];
}

/** Whether an action is allowed, and everything to show, log, and do. */
export type Decision = Allowed | Refused;

export interface CountingAnswer extends Answered {
  /** Whether the event was counted; false if it was counted before. */
  counted: boolean;
  /** The new status of the vectors that the event concerns. */
  ladder: LadderStatus[];
  /** The changes of level that followed. */
  changes: LadderChange[];
  /** Events to log. */
  telemetry: LoggedEvent[];
  /** The new history. Store it. */
  history: History;
}

export interface PlanAnswer extends Answered {
  /** The effective plan; null while it is unknown. */
  plan: PlanId | null;
  /** The notices to show although nothing is denied. */
  notices: Notice[];
  /** Why the rules could not decide. The rest is then the declared safe answer. */
  undecided?: Undecided;
  /** With `"trace": true`: how the answer was computed. */
  trace?: Trace;
}

export interface SnapshotAnswer extends Answered {
  /** The effective plan; null while it is unknown. */
  plan: PlanId | null;
  /** A value for each field that the rules declare; a field whose facts are missing is `{"error": ...}`. */
  snapshot: SnapshotFields;
  /** Why the rules could not decide. The rest is then the declared safe answer. */
  undecided?: Undecided;
}

export interface OverviewAnswer extends Answered {
  /** The effective plan; null while it is unknown. */
  plan: PlanId | null;
  /** The limits that apply to the plan, ordered by name. */
  limits: LimitOverview[];
  /** With a history: the status of each vector. */
  ladder?: LadderStatus[];
  /** Why the rules could not decide. The rest is then the declared safe answer. */
  undecided?: Undecided;
}

export interface DowngradeAnswer extends Answered {
  /** The effective plan; null while it is unknown. */
  plan: PlanId | null;
  /** Whether a limit is exceeded. */
  overCap: boolean;
  /** The requested kinds, ordered by name. */
  things: {
    /** The kind. */
    kind: DowngradeRuleId;
    /** The limit that applies to the kind. */
    limit?: LimitId;
    /** What happens to the items over the limit. */
    becomes: Treatment;
    /** How many items stay unchanged. */
    kept: number;
    /** How many items are over the limit. */
    over: number;
    /** The items, in the order in which they are kept, otherwise by id. */
    items: {id: string; treatment: Treatment}[];
  }[];
  /** Events to log when the plan allows less than the previous plan. */
  telemetry: LoggedEvent[];
  /** Why the rules could not decide. The rest is then the declared safe answer. */
  undecided?: Undecided;
}

export interface LadderAnswer extends Answered {
  /** The status of each requested vector. */
  ladder: LadderStatus[];
}

export interface TableAnswer<T extends TableId = TableId> extends Answered {
  /** The requested table. */
  table: T;
  /** One of the answers of the table. */
  answer: T extends keyof TableAnswers ? TableAnswers[T] : never;
  /** Why the rules could not decide. The rest is then the declared safe answer. */
  undecided?: Undecided;
  /** With `"trace": true`: how the answer was computed. */
  trace?: Trace;
}

export interface MeterAnswer extends Answered {
  /** The effective plan; null while it is unknown. */
  plan: PlanId | null;
  /** The status of the limit; null if the limit does not apply to the plan. */
  limit: LimitStatus | null;
  /** The status as copy; absent while the used amount is unknown. */
  copy?: Copy;
  /** The deleted items that still count. */
  pending: {amount: number | null; items: SizedItem[]};
  /** The largest other items, largest first. A setting of the rules limits their number. */
  top: SizedItem[];
  /** Why the rules could not decide. The rest is then the declared safe answer. */
  undecided?: Undecided;
}

export interface PayloadAnswer extends Answered {
  /** The requested payload. */
  payload: PayloadId;
  /** The parts that are sent: `type` and `fields`, or a marker with the members that the rules declare. */
  parts: {type: string; fields?: {[field: string]: PlainValue}; [marker: string]: unknown}[];
  /** How many parts are not sent and leave no marker. */
  staying: number;
  /** The copy for both sides. */
  tells: {sender: Copy[]; recipient: Copy[]};
  /** Why the rules could not decide. The rest is then the declared safe answer. */
  undecided?: Undecided;
}

export interface FactAnswer extends Answered {
  /** The requested fact. */
  fact: FactId;
  /** Its value; also null if it has no value. */
  value: PlainValue;
  /** Why the rules could not decide. The rest is then the declared safe answer. */
  undecided?: Undecided;
  /** With `"trace": true`: how the answer was computed. */
  trace?: Trace;
}

export interface SettingAnswer extends Answered {
  /** The requested setting. */
  setting: SettingId;
  /** Its value in its unit. For a time of day, the minutes since midnight. */
  value: number;
  /** The unit: `count`, `seconds`, `bytes`, `percent`, `time_of_day`, `per_hour`, and so on. */
  unit: 
    | 'count'
    | 'seconds'
    | 'bytes'
    | 'percent'
    | 'time_of_day'
    | 'per_hour'
    | 'per_day'
    | 'per_week'
    | 'per_month'
    | 'per_quarter'
    | 'per_year';
}

export interface LinkAnswer extends Answered {
  /** The name of the link; null if the address is not a link. */
  link: DeepLinkId | null;
  /** The result. */
  outcome: 'opens' | 'sign_in' | 'elsewhere' | 'gone' | 'unknown';
  /** The screen to show. Its guard allows the user. */
  route: RouteId;
  /** `opens`: every parameter of the link by name, constant parameters included. */
  parameters?: {[name: string]: string};
  /** `sign_in`: the address to continue with. It is built from the link, and never contains the received text. */
  continues?: string;
  /** `gone`, `unknown`: the copy to show. */
  copy?: Copy;
  /** `gone`, `unknown`: where to show the copy. */
  surface?: SurfaceId;
  /** `unknown`: why the address is not a link. It contains nothing of the received text. */
  refused?: {code: string; at?: number; parameter?: string; at_most?: number};
  /** Why the rules could not decide. The rest is then the declared safe answer. */
  undecided?: Undecided;
  /** With `"trace": true`: how the answer was computed. */
  trace?: Trace;
}

export interface EmptyStateAnswer extends Answered {
  /** The requested empty state. */
  emptyState: EmptyStateId;
  /** The title. */
  title: Copy;
  /** The text. */
  body?: Copy;
  /** The button. */
  button: Button;
  /** The screen that the button opens for this user. */
  opens: RouteId;
}

export interface ScreenAnswer extends Answered {
  /** The requested screen. */
  screen: RouteId;
  /** Whether the user may open the screen. */
  allowed: boolean;
  /** The screen to show instead; null if the user may open the requested one. */
  instead: RouteId | null;
  /** The title, if the rules declare one. */
  title?: Copy;
  /** The sentences, in order. */
  says?: Copy[];
  /** The labels that the app places next to what it shows. */
  labels?: Copy[];
  /** The limits whose use the screen shows, in order. */
  meters?: LimitOverview[];
  /** With a history: the levels of the warning ladder that appear on the screen. */
  ladder?: LadderStatus[];
  /** The buttons, in order. */
  buttons: Button[];
  /** The notices to show although nothing is denied. */
  notices: Notice[];
  /** The form that the user fills in on the screen. */
  form?: FormId;
  /** What the screen shows while it has nothing to list: ask `empty_state`. */
  whenEmpty?: EmptyStateId;
  /** Why the rules could not decide. The rest is then the declared safe answer. */
  undecided?: Undecided;
}

export interface MomentAnswer extends Answered {
  /** The requested moment. */
  moment: MomentId;
  /** The question to ask first. Do nothing else until the user answers. Then send the request again, with the answer as a fact. */
  asks?: MomentQuestion;
  /** The tasks of the app, in order. */
  tasks: TaskId[];
  /** The data types to delete. */
  clears: Clearing[];
  /** The data types that this moment can delete, and that are kept. */
  keeps: DataTypeId[];
  /** The screen to show next, with nothing behind it; null if the user stays on the current screen. */
  route: RouteId | null;
  /** An answer of the rules in place of a screen. */
  answer?: string;
  /** The error to show. */
  error?: Omit<ErrorAnswer, keyof Answered>;
  /** The notices to show although nothing is denied. */
  notices: Notice[];
  /** Events to log, unless the moment asks first. */
  telemetry?: LoggedEvent[];
  /** Why the rules could not decide. The rest is then the declared safe answer. */
  undecided?: Undecided;
}

export interface FieldAnswer extends Answered {
  /** The requested field. */
  field: FieldId;
  /** Whether the field can be submitted. */
  valid: boolean;
  /** The state of the field. */
  state: 'idle' | 'checking' | 'available' | 'unavailable' | 'valid' | 'invalid';
  /** The text in the form to store. Store it only if `valid` is `true`. Absent for a secret and for an empty field. */
  value?: string;
  /** The rules generated the value. */
  madeUp?: true;
  /** The length, in the unit that the field counts. */
  length: number;
  /** Why the input is rejected. */
  reason?: FieldReason;
  /** The error to show. Like the keys below, it is absent while the user has not edited the field. */
  error?: ErrorId;
  /** Where to show the error. */
  surfaces?: SurfaceId[];
  /** The copy of the error. */
  copy?: Copy;
  /** The buttons of the error. */
  buttons?: Button[];
  /** Why no value was generated; `unfit_text` if the fact contains a character that the rules do not allow. */
  undecided?: Undecided | {code: 'unfit_text'; fact?: FactId};
}

export interface FormAnswer extends Answered {
  /** The requested form. */
  form: FormId;
  /** Whether every field can be submitted, and so whether to enable the submit button. */
  complete: boolean;
  /** The fields in the order of the screen. */
  fields: FieldAnswer[];
}

export interface NotificationsAnswer extends Answered {
  /** The time zone of the plan. */
  zone: string;
  /** All notifications that should be pending, soonest first. */
  requests: PlannedNotification[];
  /** The ids in `device.pendingRequests` to cancel. */
  cancel: string[];
  /** The notifications that the app shows inside the app now. */
  inApp: InAppNotification[];
  /** The notifications that are not delivered at their own time: when and by which request they are delivered, or why they never are. */
  heldBack: HeldBackNotification[];
  /** New and changed rows of the log. Each replaces the row with the same id. */
  log: Kept[];
  /** The ids of the rows to delete. */
  withdrawn: string[];
  /** The record that the device stores. */
  device: Kept;
  /** How many more notifications wait until the system has room for them. */
  later: number;
  /** The number on the app icon; null if a fact is missing. */
  badge?: number | null;
  /** The snoozes that the user can choose from now. Store the end of the chosen one in the preferences, and ask again. */
  snoozes?: SnoozeChoice[];
  /** With `"trace": true`: the notifications that are not planned, and why. */
  notPlanned?: UnplannedNotification[];
}

export type SyncAnswer = Answered &
  SyncOutcome & {
    /** With the refusal `not_allowed`: the reason. */
    reasonCode?: ReasonId;
    /** With that reason: the message to show. */
    says?: ReasonMessage;
    /** What to do after storing the queue, in order. */
    effects?: SyncEffect[];
    /** The operations to send now. */
    run: RunningOperation[];
    /** The operations that are blocked, and why. */
    blocked: BlockedOperation[];
    /** With a history: the operations that the warning ladder holds back. */
    held?: HeldOperation[];
    /** The status of the vectors that hold them back. */
    ladder?: LadderStatus[];
    /** When the next retry is due or a hold ends. Send a request then. */
    wakeAt?: string;
    /** The number of pending operations of the user. */
    pending: number;
    /** The message to show; absent unless more operations are pending than the setting `backlog` allows. */
    backlog?: Backlog;
    /** Whether sending is paused until the user logs in. */
    waitsForLogin: boolean;
    /** When an operation of the user was last done. */
    lastSync?: string;
    /** The save status of each thing with pending operations, and of each requested thing. */
    statuses: ThingStatus[];
    /** The pending deletions. */
    pendingDeletes: PendingDelete[];
    /** The new queue. Store it. */
    queue: SyncQueue;
  };

export type ConflictAnswer = Answered &
  SyncOutcome & {
    /** The choice that was made. */
    choice?: ConflictChoice;
    /** The thing under its own id. */
    main?: {type: string; id: string; version: 'mine' | 'theirs'};
    /** The copy; absent if this device had deleted the thing and the deletion is dropped. */
    other?: OtherVersion;
    /** The message to show. */
    says?: ErrorMessage;
    /** The value that undoes the decision. Store it for as long as the app offers undo. */
    undo?: Kept;
    /** The new queue. Store it. */
    queue: SyncQueue;
  };

export interface ConnectionAnswer extends Answered {
  /** The state. */
  state: Connection;
  /** Whether the event changed the state. */
  changed: boolean;
  /** The facts to pass with every request from now on. */
  facts: Facts;
  /** When the state changes by itself. Send a request without an event then. */
  nextChange?: string;
  /** The value for the next request. */
  connection: Kept;
}

/** What the app shows and logs; for a resolved error, only what it logs. */
export interface ErrorAnswer extends Answered {
  /** The error. */
  error: ErrorId;
  /** The severity. */
  severity?: SeverityId;
  /** Whether the error blocks the user. */
  blocks?: boolean;
  /** Where the error appears. */
  surfaces?: {id: SurfaceId; shownForMilliseconds?: number; dismissible: boolean; clearsOnEdit?: true}[];
  /** The copy. */
  copy?: Copy;
  /** The buttons, main button first. */
  buttons?: Button[];
  /** The retry rule; null if a retry never helps. */
  retry?: RetryRuleId | null;
  /** The copy in place of the retry buttons, if a retry cannot help this time. */
  copyWithoutRetry?: Copy;
  /** The error is shown later, because the user should not be interrupted now. */
  waits?: true;
  /** What the app does first, in order. */
  tasks?: TaskId[];
  /** The safe screen on which the app continues, with nothing behind it; absent if the user stays on the current screen. */
  route?: RouteId;
  /** The id to quote to support; absent if the severity does not show it. */
  incident?: string;
  /** The log record; null if the error is not logged. */
  log: LoggedEvent | null;
  /** Why the record has no incident id. */
  undecided?: Undecided;
}

export interface RetryAnswer extends Answered {
  /** The retry rule; null if nothing is retried. */
  retry: RetryRuleId | null;
  /** Whether to retry, and when. */
  try: 'now' | 'later' | 'on_request' | 'never';
  /** `later`: the wait. */
  waitMilliseconds?: number;
  /** `later`: the time, if the fact `now` was given. */
  at?: string;
  /** `never`: the copy to show instead, if the rule has any. */
  copy?: Copy;
}

export interface ToastsAnswer extends Answered {
  /** What happened to the toast of the event. */
  outcome?: 'shown' | 'waits' | 'merged' | 'id_in_use';
  /** The toasts on the screen. */
  visible: ShownToast[];
  /** How many toasts wait for their turn. */
  waiting: number;
  /** When the queue changes by itself. Send a request then. */
  nextChange?: string;
  /** The value for the next request. */
  toasts: Kept;
}

export interface RecordAnswer extends Answered {
  /** The requested record. */
  record: RecordId;
  /** Every field: the stored value, or otherwise the default. */
  values: Kept;
  /** The fields without a usable stored value. */
  notStored: string[];
  /** Stored names that are not fields of the record. */
  unknown: string[];
  /** Fields with an invalid stored value. */
  unreadable: string[];
}

/** The merged value. */
export interface MergeAnswer extends Answered {
  /** The merged history. */
  history?: History;
  /** The merged queue. */
  queue?: SyncQueue;
  /** The merged log. */
  log?: Kept[];
}

/** The identity of the loaded rules. */
export interface BundleAnswer extends Answered {
  /** The version of the bundle's format. */
  format: number;
  /** The hash of the ids and types that programs rely on. */
  contract: string;
  /** The hash of everything in the rules, overrides included. */
  content: string;
  /** The name of the product. */
  product: string;
}

/** The answer to each request. */
export interface Answers {
  entitlement: Decision;
  do: Decision & {history: History};
  count: CountingAnswer;
  signal: CountingAnswer;
  release: CountingAnswer;
  plan: PlanAnswer;
  snapshot: SnapshotAnswer;
  overview: OverviewAnswer;
  downgrade: DowngradeAnswer;
  ladder: LadderAnswer;
  table: TableAnswer;
  meter: MeterAnswer;
  payload: PayloadAnswer;
  notifications: NotificationsAnswer;
  link: LinkAnswer;
  fact: FactAnswer;
  setting: SettingAnswer;
  sync: SyncAnswer;
  conflict: ConflictAnswer;
  connection: ConnectionAnswer;
  error: ErrorAnswer;
  retry: RetryAnswer;
  toasts: ToastsAnswer;
  empty_state: EmptyStateAnswer;
  screen: ScreenAnswer;
  moment: MomentAnswer;
  field: FieldAnswer;
  form: FormAnswer;
  record: RecordAnswer;
  merge: MergeAnswer;
  bundle: BundleAnswer;
}

export type Question = keyof Requests;

/** A request in the format of `rulebook eval`. */
export type Request<Q extends Question> = {ask: Q} & Requests[Q];

/** Facts, some of which are required. The plan can be given directly or through the facts that determine it. */
export type FactsWith<Needed extends string> = Facts &
  Required<Pick<Facts, Exclude<Needed, PlanFactId> & keyof Facts>> &
  (PlanFactId extends Needed ? PlanFacts : unknown);

/** The facts for the decision of an action. If a required fact is missing, the decision can be the safe denial. */
export type ActionFacts<A extends ActionId> = FactsWith<A extends keyof ActionNeeds ? ActionNeeds[A] : never>;

/** The facts for the decision of an action with a history. The history counts some facts and requires the current time. */
export type HistoryFacts<A extends ActionId> = FactsWith<
  Exclude<A extends keyof ActionNeeds ? ActionNeeds[A] : never, CountedFactId> | TimeFactId
> &
  UncountedFacts;

/** Facts without those that a history counts. */
export type UncountedFacts = Facts & {[F in CountedFactId]?: undefined};

/** The members of a request other than its subject and the facts. */
export type More<Q extends Question, Subject extends string = never> = Omit<Requests[Q], 'facts' | Subject>;

/** The rules that `load` returns. Calls do not depend on each other. Every call can throw a `RulesError`. */
export interface Rules {
  /** Whether an action is allowed. With a history, the warning ladder applies, too. */
  decide<A extends ActionId>(action: A, facts: ActionFacts<A>, more?: More<'entitlement', 'action' | 'history'>): Decision;
  decide<A extends ActionId>(action: A, facts: HistoryFacts<A>, more: More<'entitlement', 'action'> & {history: Kept}): Decision;
  /** Decides an action with a history, and counts it if it is allowed. Store the new history in either case. */
  do<A extends ActionId>(action: A, facts: HistoryFacts<A>, more?: More<'do', 'action'>): Answers['do'];
  /** Counts an event. */
  count(event: EventId, facts: UncountedFacts, more?: More<'count', 'event'>): CountingAnswer;
  /** Records a signal of automation or fraud. */
  signal(signal: SignalId, facts: UncountedFacts, more?: More<'signal', 'signal'>): CountingAnswer;
  /** Releases the block of a vector. */
  release(vector: LadderVectorId, facts: UncountedFacts, more?: More<'release', 'vector'>): CountingAnswer;
  /** The effective plan, and its notices. */
  plan(facts?: Facts, more?: More<'plan'>): PlanAnswer;
  /** The value of every snapshot field. */
  snapshot(facts?: Facts, more?: More<'snapshot'>): SnapshotAnswer;
  /** The status of every limit. */
  overview(facts?: Facts, more?: More<'overview'>): OverviewAnswer;
  /** The status of the warning ladder. */
  ladder(facts: UncountedFacts, more?: More<'ladder'>): LadderAnswer;
  /** The answer of a decision table. */
  table<T extends TableId>(table: T, facts?: Facts, more?: More<'table', 'table'>): TableAnswer<T>;
  /** Where a link leads. */
  link(link: string, facts?: Facts, more?: More<'link', 'link'>): LinkAnswer;
  /** The value of a derived fact. */
  fact(fact: FactId, facts?: Facts, more?: More<'fact', 'fact'>): FactAnswer;
  /** The value of a setting, with the values that a server has set. */
  setting(setting: SettingId, facts?: Facts, more?: More<'setting', 'setting'>): SettingAnswer;
  /** What an empty screen shows. */
  emptyState(state: EmptyStateId, facts?: Facts, more?: More<'empty_state', 'empty_state'>): EmptyStateAnswer;
  /** Whether the user may open a screen, and what is on it. */
  screen(route: RouteId, facts?: Facts, more?: More<'screen', 'route'>): ScreenAnswer;
  /** What the app does at a moment such as logout. */
  moment(moment: MomentId, facts?: Facts, more?: More<'moment', 'moment'>): MomentAnswer;
  /** The identity of the loaded rules. */
  bundle(): BundleAnswer;

  /** Evaluates any request that docs/use/requests/README.md describes. The types do not check whether the facts are complete. */
  ask<Q extends Question>(request: Request<Q>): Answers[Q];

  /**
   * Evaluates many requests: one JSON object per line of input, one result per line of output, like `rulebook eval`. `status` is 1 if a
   * request cannot be evaluated; its result contains the error.
   */
  answer(requests: Uint8Array | string): {answers: Uint8Array; status: 0 | 1};

  /**
   * Returns a copy of these rules with overrides from a remote config, which replace earlier overrides. Throws if a value is not allowed; then no
   * value is applied. With the version of the remote config, every response contains it as `config`.
   */
  withValues(values: OverrideValues, version?: number): Rules;

  /** The paths of overrides that these rules do not know, because they are older than the remote config. */
  readonly skipped: readonly string[];
}

/** A request cannot be evaluated, or the rules cannot be loaded. `code` is stable and for programs; the message is for people. */
export declare class RulesError extends Error {
  readonly name: 'RulesError';
  readonly code: string;
  constructor(code: string, message: string);
}

/**
 * Loads the rules. By default, `rulebook.wasm` next to this module is read and compiled once. If the host cannot read files, pass the bytes
 * of the program or a `WebAssembly.Module`.
 */
export declare function load(program?: object): Promise<Rules>;
