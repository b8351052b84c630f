extension PromotionalBonusCardsScrollDisplayState {
    static let four = Self(id: "first-deposit", cards: [.double, .welcome, .withoutGradient, .vip])
    static let shortList = Self(id: "short", cards: [.quickStart, .daily])
    static let moving = four.with { ($0.id, $0.turnsByItself) = ("moving", true) }
    static let paused = moving.with { ($0.id, $0.isPaused) = ("paused", true) }
    static let single = Self(id: "single", cards: [.double])
    static let differentHeights = Self(id: "heights", cards: [.short, .long, .double])
}

extension PromotionalBonusCardDisplayState {
    fileprivate static let welcome = Self(
        id: "welcome", header: "Welcome Bonus", title: "Get 100% match bonus up to XAF 5000",
        players: BonusPlayer.some, playerCount: 8_200, pictureName: "bonus-welcome")
    fileprivate static let vip = Self(
        id: "vip", header: "VIP Exclusive", title: "Triple your deposit for VIP members only",
        players: BonusPlayer.some, playerCount: 1_800, pictureName: "bonus-vip")
    fileprivate static let quickStart = Self(
        id: "quick", header: "Quick start", title: "Instant 50% bonus on first deposit", playerCount: 2_500,
        pictureName: "bonus-quick")
    fileprivate static let daily = Self(
        id: "daily", header: "Daily Special", title: "Daily cashback up to 10%", playerCount: 4_100,
        pictureName: "bonus-daily")
}

enum PromotionalBonusCardsScrollCatalog: CatalogEntry {
    typealias ComponentType = PromotionalBonusCardsScrollView

    static let category = Category.promotions
    static let subcategory = "Carousels"
    static let summary = "Advertised bonuses in a strip, with the next one looking in from the side."
    static let tags = ["promotion", "bonus", "carousel", "pages", "scroll"]
    static let children: [any StandardComponent.Type] = [PromotionalBonusCardView.self]
    static let defaultWidth = 56
    static let requests: [any ComponentRequest] = [ClaimBonus(id: "daily")]
    static let variants: [Variant<PromotionalBonusCardsScrollDisplayState>] = [
        Variant("Default", .four, summary: "Four cards that stand still"),
        Variant("By itself", .moving, summary: "Time moves the cards on, and can be stopped"),
        Variant("Paused", .paused, summary: "The customer has stopped them"),
        Variant("Short list", .shortList, summary: "Two cards"),
        Variant("Single", .single, summary: "No way to others"),
        Variant("Different heights", .differentHeights, summary: "All are as high as the highest"),
        Variant("Empty", .init(id: "empty", cards: [])),
    ]
    static let plays = [
        Play(
            "Go through the cards", state: "Short list",
            """
            focus cards.quick.claim
            frame "The first card"
            press PgDn
            frame "The second card comes"
            wait 1s
            expect focus cards.daily.claim
            frame "The second card is there"
            press Enter
            expect call "PromotionalBonusCard.claimBonus()"
            scroll up 4,4
            wait 1s
            frame "Back at the first"
            wait 20s
            frame "Where it was"
            click 52,3
            wait 1s
            frame "A click on the second brings it"
            """),
        Play(
            "Time goes on", state: "By itself",
            """
            wait 6s
            frame "The second card comes"
            wait 1s
            expect "Welcome Bonus"
            frame "The second card is there"
            focus cards.welcome.claim
            wait 20s
            frame "Still there while it has the focus"
            """),
        Play(
            "Pause, and go on", state: "By itself",
            """
            click "Pause"
            expect call "PromotionalBonusCardsScroll.setPaused(true)"
            frame "The link says how it goes on"
            press Esc
            wait 20s
            expect not "Welcome Bonus"
            click "Go on"
            expect call "PromotionalBonusCardsScroll.setPaused(false)"
            """),
    ]
    static let guide = ComponentGuide(
        purpose: "On a page with several bonuses for a first deposit. For a list take BonusCard for each.",
        data: "A card for each bonus from the promotions' service, and whether time moves the strip on.",
        answers: """
            The dots, Page Up, Page Down and the wheel go from card to card, and so does a click on one that is cut at \
            the edge; a card is claimed or its terms are opened \
            as in a PromotionalBonusCard.
            """,
        time: """
            Still unless the page asks for motion: then every six seconds the next card comes, round at the end; not \
            with the focus inside, once "Pause" is pressed, or for those who want no motion.
            """,
        reading: "The cards in view, one after the other, then \"Page 1 of 4\".")
}
