extension BonusCardDisplayState {
    static let welcome = Self(
        id: "welcome", title: "Welcome Bonus Package",
        text: "Get up to $1000 in bonuses plus 200 free spins on your first three deposits.",
        pictureName: "bonus-welcome", tag: "Popular", claimTitle: "Claim bonus",
        claimURL: "https://example.com/bonus/welcome",
        termsText: "Terms & conditions apply", termsURL: "https://example.com/terms/welcome")
    static let daily = Self(
        id: "daily", title: "Daily Rewards Program",
        text: "Log in every day and collect points that you can turn into free bets.", pictureName: "bonus-daily",
        tag: "New", claimTitle: "Join now")
    static let casino = Self(
        id: "cashback", title: "Casino Cashback Bonus",
        text: "10% of what you lose at the slots comes back every Monday.", pictureName: "bonus-casino", tag: "Casino",
        claimTitle: "Activate cashback", termsText: "See full terms", termsURL: "https://example.com/terms/cashback")
    static let sports = Self(
        id: "free-bet", title: "Sports Free Bet", text: "Place five bets this week and the sixth one is on us.",
        pictureName: "bonus-sports", tag: "Sports", claimTitle: "Get free bet", termsText: "18+. Bet responsibly")
    static let vip = Self(
        id: "vip", title: "VIP Exclusive Bonus",
        text: "A match bonus of 200%, a manager of your own and faster withdrawals.", pictureName: "bonus-vip",
        tag: "VIP only", claimTitle: "Claim VIP bonus", termsText: "VIP terms and conditions",
        termsURL: "https://example.com/terms/vip")
    static let reload = Self(
        id: "reload", title: "Reload Bonus", text: "Every deposit on a Friday is worth half as much again.",
        pictureName: "bonus-reload", claimTitle: "Deposit now", termsText: "Minimum deposit $20. Terms apply.",
        termsURL: "https://example.com/terms/reload")
    static let weekly = Self(
        id: "weekly", title: "Weekly Cashback Bonus", text: "A part of your weekly losses comes back on Sunday night.",
        tag: "Cashback", claimTitle: "Claim cashback", termsText: "Terms apply",
        termsURL: "https://example.com/terms/weekly")
    static let pictureFails = Self(
        id: "birthday", title: "Birthday Bonus", text: "Free spins on your day, without a deposit.",
        pictureName: "missing-bonus", tag: "For you", claimTitle: "Claim bonus", termsText: "Terms apply",
        termsURL: "https://example.com/terms/birthday")
    static let closed = Self(
        id: "christmas", title: "Christmas Calendar", text: "A door for every day, and behind each a free bet.",
        pictureName: "bonus-christmas", tag: "Soon", claimTitle: "Opens on 1 December", canClaim: false,
        termsText: "Terms apply", termsURL: "https://example.com/terms/christmas")
    static let claiming = weekly.with { $0.progress = .asked(isAgain: false) }
    static let claimed = weekly.with { $0.progress = .taken }
    static let refused = weekly.with { $0.progress = .failed(.told("Once in seven days")) }
    static let toBeRefused = weekly.with {
        $0.id = "monthly"
        $0.title = "Monthly Cashback Bonus"
    }
    static let long = Self(
        id: "long", title: "The biggest welcome package for football, tennis and basketball that we have ever had",
        text: """
            Your first deposit is matched with a bonus of 100% up to $500, your second with 50% up to $300, and your \
            third with 25% up to $200. All of it can be used for sports and for the casino.
            """, pictureName: "bonus-long", tag: "For new customers until the end of the season",
        claimTitle: "Claim the whole package now",
        termsText: "Terms and conditions of the whole package", termsURL: "https://example.com/terms/long")
}

enum BonusCardCatalog: CatalogEntry {
    typealias ComponentType = BonusCardView

    static let category = Category.promotions
    static let subcategory = "Bonuses"
    static let summary = "A bonus that is offered, with its picture, the way to claim it, and its terms."
    static let tags = ["promotion", "bonus", "card", "picture", "terms"]
    static let children: [any StandardComponent.Type] = [ButtonView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [
        OpenPromotion(id: "welcome"),
        ClaimBonus(id: "welcome", url: "https://example.com/bonus/welcome"),
        OpenTerms(id: "welcome", url: "https://example.com/terms/welcome"),
    ]
    static let variants: [Variant<BonusCardDisplayState>] = [
        Variant("Default", .welcome, summary: "The picture comes after a second"),
        Variant("Without terms", .daily),
        Variant("Casino", .casino),
        Variant("Sports", .sports, summary: "A remark that leads nowhere"),
        Variant("VIP", .vip),
        Variant("Without tag", .reload),
        Variant("Without picture", .weekly, summary: "The tag stands over the title"),
        Variant("Picture fails", .pictureFails, summary: "Initials stand in for it"),
        Variant("Cannot be claimed", .closed),
        Variant("Long", .long, summary: "All goes on in the next line"),
        Variant("Claiming", .claiming, summary: "The answer is on its way"),
        Variant("Claimed", .claimed),
        Variant("Refused", .refused, summary: "With the owner's reason"),
        Variant.failsOnce(.toBeRefused),
    ]
    static let plays = [
        Play(
            "Claim", state: "Default",
            """
            frame "The picture is on its way"
            wait 1s
            frame "The picture has come"
            focus BonusCard
            press it
            expect call "BonusCard.openBonus()"
            focus claim
            press it
            expect call "BonusCard.claimBonus()"
            frame "Asked for"
            wait 1s
            expect request promotions:claim-bonus id=welcome
            expect "Claimed"
            frame "Claimed"
            focus terms
            press it
            expect call "BonusCard.openTerms()"
            """),
        Play(
            "Claim again", state: "Fails, then succeeds",
            """
            focus claim
            press it
            wait 1s
            expect "Not to be had now"
            frame "Refused"
            press it
            wait 1s
            expect "Claimed"
            """),
        Play(
            "Out of use", state: "Cannot be claimed",
            """
            press Tab Tab
            expect focus terms
            """),
    ]
    static let guide = ComponentGuide(
        purpose: "In a list of bonuses that can be claimed. For one that is running take BonusInfoCard.",
        data: """
            Title, text, tag and the name of a picture from the promotions' service, with the words of the button and \
            of the terms. Terms without a page are a remark.
            """,
        answers: """
            A press on the card leads to the bonus, one on the button claims it, one on the terms opens them; each is \
            told once. A claim waits for the answer: claimed, refused with a reason, or no answer.
            """,
        time: "The picture comes when it has been loaded; initials stand in where it fails.",
        reading: "One control with tag, title and text; then the button and the terms, each with the title.")
}
