extension UserLimitCardDisplayState {
    static let daily = Self(id: "daily", period: .daily, limit: Money(5, "XAF"), used: 2.5)
    static let weeklyDisabled = Self(
        id: "weekly", period: .weekly, limit: Money(10, "XAF"), used: 3,
        button: ButtonDisplayState.removeLimit.with { $0.isEnabled = false })
    static let monthly = Self(id: "monthly", period: .monthly, limit: Money(100, "XAF"), used: 0)
    static let near = Self(id: "weekly", period: .weekly, limit: Money(500, "XAF"), used: 450)
    static let reached = Self(id: "daily", period: .daily, limit: Money(50, "XAF"), used: 50)
    static let over = Self(id: "monthly", period: .monthly, limit: Money(200, "XAF"), used: 275)
    static let ownWords = Self(
        id: "season", period: .named("Season limit"), limit: Money(1500, "€"), used: 420,
        button: ButtonDisplayState(id: "remove", title: "Give up", style: .transparent, density: .compact))
    static let asksFirst = Self(id: "daily", period: .daily, limit: Money(20, "XAF"), used: 5, removal: .confirming)
    static let removed = asksFirst.with { $0.removal = .done }
    static let notRemoved = asksFirst.with { $0.removal = .failed(.told("Limits can be removed once a week")) }
    static let toBeRefusedOnce = Self(id: "weekly", period: .weekly, limit: Money(75, "XAF"), used: 30)
    static let toBeLost = Self(id: "weekly", period: .weekly, limit: Money(80, "XAF"), used: 30)
}

enum UserLimitCardCatalog: CatalogEntry {
    typealias ComponentType = UserLimitCardView

    static let category = Category.profile
    static let subcategory = "Responsible gaming"
    static let summary = "A limit that the customer has set: how much of it is used, and the way to remove it."
    static let tags = ["profile", "limit", "responsible gaming", "money", "progress"]
    static let children: [any StandardComponent.Type] = [ButtonView.self]
    static let defaultWidth = 44
    static let requests: [any ComponentRequest] = [RemoveLimit(id: "daily")]
    static let variants: [Variant<UserLimitCardDisplayState>] = [
        Variant("Daily", .daily, summary: "Half of it is left"),
        Variant("Weekly disabled", .weeklyDisabled, summary: "It cannot be removed now"),
        Variant("Monthly", .monthly, summary: "Nothing is used yet"),
        Variant("High value", .init(id: "daily", period: .daily, limit: Money(10_000, "XAF"), used: 1250)),
        Variant("Near", .near, summary: "Little is left"),
        Variant("Reached", .reached, summary: "Nothing is left"),
        Variant("Over", .over, summary: "It was lowered after more was spent"),
        Variant("Use unknown", .init(id: "daily", period: .daily, limit: Money(5, "XAF")), summary: "The limit alone"),
        Variant("Own words", .ownWords, summary: "Another period, another title on the button"),
        Variant("Asks first", .asksFirst, summary: "Whether it is meant"),
        Variant("Removing", .asksFirst.with { $0.removal = .asking }, summary: "It is being asked for"),
        Variant("Removed", .removed),
        Variant("Not removed", .notRemoved, summary: "In the words of the feed"),
        Variant("Refused, then removed", .toBeRefusedOnce, answers: [.refused, .given]),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "No request is answered"),
    ]
    static let plays = [
        Play(
            "Remove", state: "Daily",
            """
            focus button
            frame "at the button"
            press it
            expect call "UserLimitCard.removeLimit()"
            expect not "Removing"
            frame "whether it is meant"
            press Enter
            expect call "UserLimitCard.keepLimit()"
            press Enter Tab Enter
            expect call "UserLimitCard.confirmRemoval()"
            expect request account:remove-limit id=daily
            expect "Removing"
            frame "asked for"
            wait 1.2s
            expect "The limit is removed"
            frame "gone"
            """),
        Play(
            "Refused once", state: "Refused, then removed",
            """
            focus button
            press it
            press Tab Enter
            wait 1.2s
            expect "The limit could not be removed"
            frame "refused"
            focus button
            press it
            press Tab Enter
            wait 1.2s
            expect "The limit is removed"
            """),
        Play.noAnswer(
            to: "focus button", "press it", "press Tab Enter", meanwhile: "Removing", frame: "It can be asked for again"
        ),
        Play(
            "In Portuguese", state: "High value",
            """
            locale pt
            expect "XAF 10.000,00"
            """),
    ]
}
