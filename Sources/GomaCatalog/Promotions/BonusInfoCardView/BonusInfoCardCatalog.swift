extension BonusInfoCardDisplayState {
    static let complete = Self(
        id: "casino-welcome", title: "Casino Welcome Bonus", subtitle: "Odds boost", pictureName: "bonus-complete",
        bonus: Money(2000, "XAF"), remaining: Money(3000, "XAF"), wagerRequired: Money(4500, "XAF"),
        wagerLeft: Money(1500, "XAF"), deadline: .at(moment: .init(year: 2028, month: 1, day: 2, hour: 18, minute: 59)))
    static let simple = complete.with {
        ($0.amounts, $0.termsURL) = (.simple, "https://example.com/terms/casino-welcome")
    }
    static let weekly = Self(
        id: "weekly", title: "Weekly Cashback Bonus", subtitle: "Cashback", bonus: Money(5000, "XAF"),
        remaining: Money(5000, "XAF"), wagerRequired: Money(15000, "XAF"), wagerLeft: Money(15000, "XAF"),
        deadline: .at(moment: .init(year: 2027, month: 12, day: 31, hour: 23, minute: 59)),
        termsURL: "https://example.com/terms/weekly")
    static let birthday = Self(
        id: "birthday", title: "Birthday Bonus", bonus: Money(1000, "XAF"), remaining: Money(4000, "XAF"),
        wagerRequired: Money(3000, "XAF"), wagerLeft: Money(0, "XAF"),
        deadline: .at(moment: .init(year: 2028, month: 5, day: 15, hour: 12, minute: 0)),
        termsURL: "https://example.com/terms/birthday")
    static let released = Self(
        id: "first-deposit", title: "First Deposit Bonus", subtitle: "Welcome", status: .released,
        bonus: Money(10000, "XAF"), remaining: Money(10000, "XAF"), wagerRequired: Money(30000, "XAF"),
        wagerLeft: Money(0, "XAF"), deadline: .at(moment: .init(year: 2027, month: 10, day: 20, hour: 9, minute: 30)),
        termsURL: "https://example.com/terms/first-deposit")
    static let minimal = Self(
        id: "loyalty", title: "Loyalty Reward", bonus: Money(500, "XAF"), remaining: Money(1000, "XAF"),
        wagerRequired: Money(2000, "XAF"), wagerLeft: Money(1000, "XAF"), deadline: .in(seconds: 3))
    static let almostComplete = Self(
        id: "vip", title: "VIP Exclusive Bonus", subtitle: "VIP bonus", bonus: Money(25000, "XAF"),
        remaining: Money(26250, "XAF"), wagerRequired: Money(12500, "XAF"), wagerLeft: Money(625, "XAF"),
        deadline: .in(seconds: 100_800), termsURL: "https://example.com/terms/vip")
    static let expired = Self(
        id: "summer", title: "Summer Bonus", subtitle: "Free bet", status: .expired, amounts: .simple,
        bonus: Money(1500, "XAF"), remaining: Money(0, "XAF"), wagerRequired: Money(6000, "XAF"),
        wagerLeft: Money(2400, "XAF"), deadline: .at(moment: .init(year: 2027, month: 8, day: 31, hour: 23, minute: 59))
    )
    static let pictureFails = Self(
        id: "long", title: "Accumulator Insurance for the Final Weekend of the Season", subtitle: "Sports",
        pictureName: "missing-bonus", bonus: Money(1_250_000, "XAF"), remaining: Money(980_000.5, "XAF"),
        wagerRequired: Money(6_250_000, "XAF"), wagerLeft: Money(5_000_000, "XAF"))
}

enum BonusInfoCardCatalog: CatalogEntry {
    typealias ComponentType = BonusInfoCardView

    static let category = Category.promotions
    static let subcategory = "Bonuses"
    static let summary = "A bonus that was taken: its amounts, what is wagered, its terms and its end."
    static let tags = ["bonus", "card", "money", "progress", "countdown", "terms"]
    static let children: [any StandardComponent.Type] = [ButtonView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [OpenTerms(id: "vip", url: "https://example.com/terms/vip")]
    static let variants: [Variant<BonusInfoCardDisplayState>] = [
        Variant("Complete", .complete, summary: "The picture comes after a second"),
        Variant("Simple", .simple, summary: "One amount, and terms to open"),
        Variant("Without picture", .weekly, summary: "Nothing is wagered yet"),
        Variant("Nothing left to wager", .birthday),
        Variant("Released", .released),
        Variant("Minimal", .minimal, summary: "Counts down its last seconds"),
        Variant("Almost complete", .almostComplete, summary: "Counts down days"),
        Variant("Expired", .expired),
        Variant("Picture fails", .pictureFails, summary: "Initials stand in for it, and there is no end"),
    ]
    static let plays = [
        Play(
            "Read the terms", state: "Almost complete",
            """
            expect "1 d 04:00:00"
            wait 1s
            expect "1 d 03:59:59"
            focus terms
            press it
            expect call "BonusInfoCard.openTerms()"
            frame "The terms are opened"
            """),
        Play(
            "Time runs out", state: "Minimal",
            """
            expect "00:00:03"
            wait 2s
            expect "00:00:01"
            frame "The last second"
            wait 1s
            expect "Expired"
            expect not "remaining to wager"
            frame "Expired"
            """),
    ]
    static let guide = ComponentGuide(
        purpose: "In a list of bonuses that the customer has taken. For one that is offered take BonusCard.",
        data: """
            Title, status, amounts, what has to be wagered and what is left of it, from the bonus account; the end as \
            a moment, or as seconds that are left. The terms show where they have a page.
            """,
        answers: "A press on the terms opens them; nothing else in it is pressed.",
        time: """
            Seconds that are left are counted down, and the bonus expires with the last one. The picture comes when it \
            has been loaded; initials stand in where it fails.
            """,
        reading: """
            Title, subtitle and status, each amount with its caption, how much is wagered of what is required and what \
            is left, the terms, and the end.
            """)
}
