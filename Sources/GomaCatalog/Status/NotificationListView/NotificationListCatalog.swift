extension NotificationListDisplayState {
    static let loading = Self(notifications: nil, now: .noon, refresh: .loading)
    static let empty = Self(notifications: [], now: .noon)
    static let failed = Self(notifications: nil, now: .noon, refresh: .failed(.refused))
    static let failedWithReason = failed.with { $0.refresh = .failed(.told("Log in to see your notifications")) }
    static let onboarding = Self(
        notifications: [
            .onboarding("first", minutes: 120),
            .onboarding("second", minutes: 120, action: NotificationAction(title: "Do something")),
            .onboarding("third", minutes: 24 * 60, isRead: true),
            .onboarding("fourth", minutes: 24 * 60, isRead: true, action: NotificationAction(title: "Do something")),
        ], now: .noon)
    static let mixed = Self(notifications: .mixed, now: .noon, hasOlder: true)
    static let unreadOnly = Self(
        notifications: [
            NotificationItem(
                id: "urgent", moment: .noon, title: "Urgent: action required",
                text: "Verify your identity within 24 hours to keep your account open.",
                action: NotificationAction(title: "Verify now", style: .secondary)),
            NotificationItem(
                id: "credit", moment: .noon.earlier(byMinutes: 15), title: "Bonus credit added",
                text: "Congratulations! €50 bonus credit has been added to your account.",
                action: NotificationAction(title: "View details")),
        ], now: .noon)
    static let readOnly = Self(
        notifications: [
            NotificationItem(
                id: "summary", moment: .noon.earlier(byMinutes: 7 * 24 * 60), title: "Weekly summary",
                text: "You placed 12 bets this week, and 5 of them won.", isRead: true),
            NotificationItem(
                id: "feature", moment: .noon.earlier(byMinutes: 14 * 24 * 60), title: "New feature available",
                text: "Follow your favourite teams, and hear of their matches first.", isRead: true),
        ], now: .noon)
    static let single = Self(
        notifications: [.onboarding("single", minutes: 3)], now: .noon)
    static let long = Self(
        notifications: [
            NotificationItem(
                id: "long", moment: .noon.earlier(byMinutes: 40),
                title: "Important changes to our terms of use and to the way in which bonuses are credited",
                text: """
                    From the first of May bonuses are credited within a minute of your deposit, and stay in your \
                    account for thirty days. Bets that were placed before that day keep the terms under which they were \
                    placed. You find all changes, and what they mean for you, on the page about our terms of use.
                    """,
                isRead: true, action: NotificationAction(title: "Learn more", style: .secondary))
        ], now: .noon, openID: "long")
    static let acting = Self(
        notifications: [
            .action("claim", title: "Welcome to Betsson!", .performing),
            .action("confirm", title: "Payment confirmation required", .failed(.refused)),
            .action("verify", title: "Urgent: action required", .failed(.told("The link has expired"))),
            .action("details", title: "Bonus credit added", .done, isRead: true),
        ], now: .noon)
    static let leaving = Self(
        notifications: [
            .onboarding("welcome", minutes: 120).leaving(.undoable(secondsLeft: 4)),
            .onboarding("third", minutes: 24 * 60, isRead: true).leaving(.failed(.refused)),
            .onboarding("fourth", minutes: 24 * 60, isRead: true).leaving(.failed(.told("Kept for the tax year"))),
        ], now: .noon)
    static let deleting = Self(
        notifications: [
            .onboarding("first", minutes: 120).leaving(.asked), .onboarding("third", minutes: 24 * 60, isRead: true),
        ], now: .noon)
    private static let oneUnread = Self(notifications: [.onboarding("first", minutes: 120)], now: .noon)
    static let clearing = Self(notifications: oneUnread.notifications, now: .noon, clearing: .loading)
    static let clearingFailed = Self(notifications: oneUnread.notifications, now: .noon, clearing: .failed(.refused))
    static let refreshFailed = Self(notifications: .mixed, now: .noon, refresh: .failed(.refused))
    static let loadingOlder = oneUnread.with { ($0.older, $0.hasOlder) = (.loading, true) }
    static let olderFailed = loadingOlder.with { $0.older = .failed(.told("Older ones are back at 13:00")) }
    static let askingToClear = oneUnread.with { $0.asksToClear = true }
    static let tenThousand = Self(notifications: .settled(0..<3), now: .noon, hasOlder: true)
    static let toBeRefused = Self(
        notifications: [.action("claim", title: "Welcome to Betsson!", .idle)], now: .noon, hasOlder: true)
    static let toBeLost = Self(
        notifications: [.action("confirm", title: "Payment confirmation required", .idle)], now: .noon,
        hasOlder: true)
    static let loadingFails = Self(
        notifications: nil, now: .noon.earlier(byMinutes: 1), refresh: .failed(.told("The inbox is busy")))
}

extension StateFeed where State == NotificationListDisplayState {
    /// All that there are come at once.
    static let tenThousand = Self([
        Step(at: .seconds(1)) { state, _ in state.receiveOlder(.settled(3..<10_000), hasMore: true) }
    ])
}

extension CalendarMoment {
    /// A Friday at noon.
    fileprivate static let noon = Self(year: 2025, month: 4, day: 18, hour: 12, minute: 0)
}

extension NotificationItem {
    fileprivate static func onboarding(
        _ id: String, minutes: Int, isRead: Bool = false, action: NotificationAction? = nil
    ) -> Self {
        Self(
            id: id, moment: .noon.earlier(byMinutes: minutes), title: "Complete onboarding",
            text: """
                You’re almost there, Firstname. Complete your personal and account information, and start betting!
                """,
            isRead: isRead, action: action)
    }

    fileprivate static func action(
        _ id: String, title: String, _ phase: NotificationActionPhase, isRead: Bool = false
    ) -> Self {
        let titles = [
            "claim": "Claim bonus", "confirm": "Confirm payment", "verify": "Verify now", "details": "View details",
        ]
        return Self(
            id: id, moment: .noon.earlier(byMinutes: 30), title: title, text: "See what is waiting in your account.",
            isRead: isRead, action: NotificationAction(title: titles[id] ?? "", phase: phase))
    }
}

extension [NotificationItem] {
    fileprivate static let mixed: Self = [
        NotificationItem(
            id: "welcome", moment: .noon.earlier(byMinutes: 30), title: "Welcome to Betsson!",
            text: "Your welcome bonus is waiting: claim it within seven days.",
            action: NotificationAction(title: "Claim bonus", style: .secondary)),
        NotificationItem(
            id: "payment", moment: .noon.earlier(byMinutes: 60), title: "Payment confirmation required",
            text: "Confirm your deposit of €100.00, so that it can be credited.",
            action: NotificationAction(title: "Confirm payment")),
        NotificationItem(
            id: "offer", moment: .noon.earlier(byMinutes: 26 * 60), title: "Limited time offer",
            text: "Free spins on every deposit until Sunday.", isRead: true),
        NotificationItem(
            id: "verified", moment: .noon.earlier(byMinutes: 2 * 24 * 60), title: "Account verification complete",
            text: "Your account has been verified. You can now withdraw.", isRead: true),
    ]

    /// One every 40 minutes.
    fileprivate static func settled(_ places: Range<Int>) -> Self { places.map(settled) }

    private static func settled(_ index: Int) -> NotificationItem {
        let texts = [
            ("Bet settled", "Your bet has been settled. Look at the result under My bets."),
            ("Match about to begin", "A match that you follow begins in a quarter of an hour."),
            ("Odds boost", "A boost for your next accumulator is waiting."),
        ]
        let text = texts[index % texts.count]
        return NotificationItem(
            id: "notification-\(index)", moment: .noon.earlier(byMinutes: index * 40), title: text.0, text: text.1,
            isRead: index > 2)
    }
}

extension NotificationItem {
    fileprivate func leaving(_ removal: NotificationRemoval) -> Self { with { $0.removal = removal } }
}

enum NotificationListCatalog: CatalogEntry {
    typealias ComponentType = NotificationListView

    static let category = Category.status
    static let subcategory = "Lists"
    static let summary = "An inbox of notifications by day, read and unread, with what can be done about each."
    static let tags = ["notification", "inbox", "list", "unread", "loading", "empty", "error"]
    static let defaultWidth = 56
    static let requests: [any ComponentRequest] = [
        ReadNotification(id: "welcome"), ReadAllNotifications(upTo: "first"),
        PerformNotificationAction(id: "payment"), DeleteNotification(id: "welcome"), ClearNotifications(upTo: "first"),
        LoadOlderNotifications(
            before: "verified", moment: CalendarMoment(year: 2025, month: 4, day: 16, hour: 12, minute: 0)),
        LoadNotifications(until: CalendarMoment(year: 2025, month: 4, day: 18, hour: 12, minute: 0)),
    ]
    static let variants: [Variant<NotificationListDisplayState>] = [
        Variant("Loading", .loading, summary: "The inbox comes after a second"),
        Variant("Empty", .empty),
        Variant("Failed", .failed),
        Variant("Failed with reason", .failedWithReason, summary: "In the words of the server"),
        Variant("Default", .onboarding, summary: "Two unread and two read, over two days"),
        Variant("Mixed", .mixed, summary: "Three days, and older ones to come"),
        Variant("Unread only", .unreadOnly),
        Variant("Read only", .readOnly),
        Variant("Single", .single),
        Variant("Long", .long, summary: "Read in full below the list"),
        Variant("Being done", .acting, summary: "On its way, failed, and done"),
        Variant("Refreshing", .init(notifications: .mixed, now: .noon, refresh: .loading, hasOlder: true)),
        Variant("Refresh failed", .refreshFailed, summary: "What there was stays"),
        Variant("Older on their way", .loadingOlder),
        Variant("Older failed", .olderFailed, summary: "In the words of the server"),
        Variant("Being taken away", .leaving, summary: "Can be put back, and could not be deleted"),
        Variant("Being deleted", .deleting, summary: "The owner is asked"),
        Variant("Asks to clear", .askingToClear),
        Variant("Clearing", .clearing, summary: "The owner is asked for all of them"),
        Variant("Not cleared", .clearingFailed),
        Variant(
            "Ten thousand", .tenThousand, summary: "All come after a second; only those in view have views",
            feed: .tenThousand),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "Nothing that is asked for is given"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "No request is answered"),
        Variant(
            "Loading fails", .loadingFails, answers: [.refused, .given], summary: "Tried again, it fails, then comes"),
    ]
    static let plays = [
        Play(
            "Read, and read the next", state: "Mixed",
            """
            focus notifications
            press Enter
            expect call "NotificationList.open(id: \\"welcome\\")"
            expect "1 unread"
            expect "18/04/2025"
            frame "Read in full below"
            press Down
            press Enter
            expect "All read"
            press Esc
            expect call "NotificationList.close()"
            expect not "18/04/2025"
            press Enter
            press Enter
            expect not "18/04/2025"
            """),
        Play(
            "Do what it offers", state: "Mixed",
            """
            focus notifications
            press Down
            press m
            expect call "NotificationList.performAction(id: \\"payment\\")"
            frame "Asked for"
            wait 1s
            expect "✓ Confirm payment"
            expect "1 unread"
            expect request account:notification-action
            frame "Done, and so read"
            click "Claim bonus"
            expect call "NotificationList.performAction(id: \\"welcome\\")"
            wait 1s
            expect "All read"
            """),
        Play(
            "Take one away", state: "Mixed",
            """
            focus notifications
            press Del
            expect call "NotificationList.delete(id: \\"welcome\\")"
            expect "Deleted"
            expect "Undo (5 s)"
            frame "It can be put back"
            press Enter
            expect call "NotificationList.undoDeletion(id: \\"welcome\\")"
            expect not "Deleted"
            press Del
            wait 5s
            expect request account:delete-notification id=welcome
            expect "Deleting"
            wait 1s
            expect not "Welcome to Betsson!"
            frame "The cursor is on the next"
            """),
        Play(
            "Take one away by mouse, and put it back", state: "Mixed",
            """
            click "×"
            expect call "NotificationList.delete(id: \\"welcome\\")"
            expect "Deleted"
            click "Undo"
            expect call "NotificationList.undoDeletion(id: \\"welcome\\")"
            expect not "Deleted"
            """),
        Play(
            "Older ones", state: "Mixed",
            """
            focus notifications
            press End
            frame "The last row leads to older ones"
            press Enter
            expect call "NotificationList.loadOlder()"
            expect "Loading"
            wait 1s
            expect "Weekly summary"
            expect not "Show older"
            frame "The cursor is on the first of them"
            """),
        Play(
            "Count all as read, and take all away", state: "Default",
            """
            focus markAll
            press it
            expect call "NotificationList.markAllAsRead()"
            expect "All read"
            focus clear
            press it
            expect call "NotificationList.askToClear()"
            expect focus keep
            frame "Asked once more"
            press Enter
            expect call "NotificationList.keepAll()"
            expect focus clear
            press Enter
            focus confirm
            press it
            expect call "NotificationList.clearAll()"
            expect "Clearing all"
            wait 1s
            expect "No notifications"
            frame "Nothing left"
            """),
        Play(
            "The latest", state: "Empty",
            """
            focus refresh
            press it
            expect call "NotificationList.refresh()"
            expect "Loading"
            wait 1s
            expect "Your odds boost is ready"
            expect "Show older notifications"
            frame "One has come"
            """),
        Play(
            "It comes", state: "Loading",
            """
            wait 0.9s
            expect "Loading"
            wait 0.1s
            expect "Your odds boost is ready"
            """),
        Play(
            "Fails, then comes", state: "Loading fails",
            """
            press Tab Enter
            expect "Loading"
            expect focus notifications
            wait 1s
            expect "Notifications could not be loaded"
            expect focus failure
            wait 0.5s
            press Enter
            wait 1s
            expect "Your odds boost is ready"
            expect focus notifications
            """),
        Play(
            "Everything refused", state: "Refused",
            """
            focus notifications
            press m
            wait 1s
            expect "It could not be done"
            frame "It can be asked for again"
            press Down Enter
            wait 1s
            expect "Older notifications could not be loaded"
            focus refresh
            press it
            wait 1s
            expect "New notifications could not be loaded"
            frame "All three refused"
            focus notifications
            press Home Del
            wait 6s
            expect "Not deleted"
            focus clear
            press it
            focus confirm
            press it
            wait 1s
            expect "They could not be cleared"
            frame "Nothing is taken away"
            """),
        Play(
            "No answer", state: "Times out",
            """
            focus notifications
            press m
            wait 4.9s
            expect not "No answer"
            wait 0.1s
            expect "No answer"
            """),
        Play(
            "From end to end", state: "Ten thousand",
            """
            wait 1s
            focus notifications
            press PgDn PgDn
            frame "Two pages on"
            press End
            expect "Show older notifications"
            frame "At the end"
            """),
        Play(
            "Midnight passes", state: "Unread only",
            """
            expect "Today"
            wait 43200s
            expect not "Today"
            expect "Yesterday"
            """),
    ]
}
