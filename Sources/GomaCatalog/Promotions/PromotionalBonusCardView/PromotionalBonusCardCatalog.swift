extension PromotionalBonusCardDisplayState {
    static let double = Self(
        id: "double", header: "The Betsson Double", title: "Deposit XAF 1000 and play with XAF 2000",
        players: BonusPlayer.some, playerCount: 12_600, pictureName: "bonus-double")
    static let withoutGradient = Self(
        id: "weekend", header: "Weekend Special", title: "50% Bonus on all deposits this weekend",
        players: Array(BonusPlayer.some.prefix(2)), playerCount: 3_100, pictureName: "bonus-weekend",
        hasGradient: false)
    static let short = Self(
        id: "special", header: "Special offer", title: "Get bonus now!", playerCount: 100, claimTitle: "Claim",
        termsTitle: "T&Cs")
    static let firstPlayer = Self(
        id: "first", header: "New today", title: "A free bet for the derby",
        players: [BonusPlayer(id: "1", name: "Ana Moreira", pictureName: "missing-player")], playerCount: 1,
        pictureName: "missing-bonus", hasTerms: false)
    static let long = Self(
        id: "long", header: "For all who have been with us for more than a year",
        title: "Triple your next deposit and keep what you win in the tournament of the month",
        players: BonusPlayer.some + [BonusPlayer(id: "5", name: "Eva Lima")], playerCount: 1_234_567,
        pictureName: "bonus-triple", claimTitle: "Claim the loyalty bonus", termsTitle: "Terms of the loyalty bonus")
}

extension BonusPlayer {
    /// Some who are always among the first.
    static let some = [
        BonusPlayer(id: "1", name: "Ana Moreira", pictureName: "player-ana"),
        BonusPlayer(id: "2", name: "Bruno Costa", pictureName: "player-bruno"),
        BonusPlayer(id: "3", name: "Carla Dias", pictureName: "player-carla"),
        BonusPlayer(id: "4", name: "Diogo Reis"),
    ]
}

enum PromotionalBonusCardCatalog: CatalogEntry {
    typealias ComponentType = PromotionalBonusCardView

    static let category = Category.promotions
    static let subcategory = "Cards"
    static let summary = "A bonus that is advertised with its picture and those who have chosen it."
    static let tags = ["promotion", "bonus", "card", "picture", "gradient", "terms"]
    static let children: [any StandardComponent.Type] = [ButtonView.self]
    static let defaultWidth = 44
    static let requests: [any ComponentRequest] = [
        ClaimBonus(id: "double"),
        OpenTerms(id: "double"),
    ]
    static let variants: [Variant<PromotionalBonusCardDisplayState>] = [
        Variant("With gradient", .double, summary: "The pictures come after a second"),
        Variant("Without gradient", .withoutGradient),
        Variant("Short", .short, summary: "Neither pictures nor players' faces"),
        Variant("First player", .firstPlayer, summary: "Nobody's picture comes, and initials stand in"),
        Variant("Long", .long, summary: "Only four of five faces show"),
        Variant("Claiming", .short.with { $0.progress = .asked(isAgain: false) }, summary: "The answer is on its way"),
        Variant("Claimed", .short.with { $0.progress = .taken }),
        Variant("Refused", .short.with { $0.progress = .failed(.refused) }, summary: "It can be claimed again"),
    ]
    static let plays = [
        Play(
            "Claim and read the terms", state: "With gradient",
            """
            frame "The pictures are on their way"
            wait 1s
            frame "The pictures have come"
            focus claim
            press it
            expect call "PromotionalBonusCard.claimBonus()"
            frame "Asked for"
            wait 1s
            expect "Claimed"
            frame "Claimed"
            focus terms
            press it
            expect call "PromotionalBonusCard.openTerms()"
            """)
    ]
    static let guide = ComponentGuide(
        purpose:
            "To advertise a first deposit. In a list take BonusCard, for several beside each other PromotionalBonusCardsScroll.",
        data: """
            Header and title, the name of a picture, how many players have chosen the bonus and some of them, from the \
            promotions' service; the words of both buttons.
            """,
        answers: """
            A press on the button claims the bonus, one on the terms opens them; each is told once. A claim waits for \
            the answer: claimed, refused with a reason, or no answer.
            """,
        time: "The pictures come when they have been loaded; initials stand in where one fails.",
        reading: """
            Header, title and how many players have chosen it; then the button and the terms, each with the title.
            """)
}
