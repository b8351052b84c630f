extension OutcomeItemDisplayState {
    static let home = Self(id: "home", title: "Home", odds: 1.85, bettingOfferID: "match-home")
    /// The outcome between two sides, not chosen.
    static let draw = Self(id: "draw", title: "Draw", odds: 3.55, bettingOfferID: "match-draw")
    /// The away side's outcome, not chosen.
    static let away = Self(id: "away", title: "Away", odds: 4.20, bettingOfferID: "match-away")
    static let homeSelected = home.with { $0.isSelected = true }
    static let loading = Self(id: "home", title: "Home", availability: .loading, bettingOfferID: "match-home")
    static let locked = home.with { $0.availability = .locked }
    static let unavailable = Self(id: "home", title: "Home", availability: .unavailable, bettingOfferID: "match-home")
    static let boosted = Self(id: "home", title: "Home", odds: 2.20, isBoosted: true, bettingOfferID: "match-home")
    static let boostedSelected = Self(
        id: "home", title: "Home", odds: 2.20, isSelected: true, isBoosted: true, bettingOfferID: "match-home-boosted")
    static let rising = Self(
        id: "over", title: "Over 2.5", odds: 1.95, oddsChange: .up, changeCount: 1, bettingOfferID: "match-over")
    static let falling = Self(
        id: "under", title: "Under 2.5", odds: 1.80, oddsChange: .down, changeCount: 1, bettingOfferID: "match-under")
    static let compact = home.with { $0.density = .compact }
    static let small = home.with { $0.density = .small }
    static let large = home.with { $0.density = .large }
    static let named = Self(
        id: "home", title: "1", odds: 1.85, completeName: "Liverpool win", bettingOfferID: "match-home")
}

enum OutcomeItemCatalog: CatalogEntry {
    typealias ComponentType = OutcomeItemView

    static let category = Category.betting
    static let subcategory = "Outcomes"
    static let summary = "A price to choose, with its lock, boost and movement."
    static let tags = ["odds", "outcome", "selection", "live"]
    static let defaultWidth = 16
    static let requests: [any ComponentRequest] = [
        ChooseOutcome(id: "home", offer: "match-home", isChosen: true),
        ShowOutcome(id: "home", offer: "match-home"),
    ]
    static let variants: [Variant<OutcomeItemDisplayState>] = [
        Variant("Normal unselected", .home),
        Variant("Normal selected", .homeSelected),
        Variant("Odds up", .rising, summary: "The price rose; shown for three seconds"),
        Variant("Odds down", .falling, summary: "The price fell; shown for three seconds"),
        Variant("Boosted", .boosted, summary: "A better price than usual"),
        Variant("Boosted selected", .boostedSelected),
        Variant(
            "Loading", .loading, summary: "The price comes after a while",
            feed: .arrival(while: { $0.availability == .loading }) { outcome, _ in outcome.arrive(at: 1.85) }),
        Variant(
            "Locked", .locked, summary: "Held back for the moment, and once more",
            feed: .release({ outcome, _ in outcome.release() }, hold: { outcome, _ in outcome.hold() })),
        Variant("Unavailable", .unavailable),
        Variant("Compact", .compact, summary: "Name and price on one row"),
        Variant("Small", .small, summary: "One row without a border"),
        Variant("Small selected", .small.with { $0.isSelected = true }),
        Variant("Small locked", .small.with { $0.availability = .locked }),
        Variant("Large", .large, summary: "Room above and below"),
        Variant("Large odds up", .rising.with { $0.density = .large }),
        Variant("Complete name", .named, summary: "Says more aloud than there is room for"),
    ]
    static let plays = [
        Play(
            "Choose and change one's mind", state: "Normal unselected",
            """
            press Enter
            expect "✓"
            frame "chosen"
            press Space
            expect not "✓"
            press m
            expect call "OutcomeItem.requestDetails()"
            expect request betting:show-outcome id=home
            """),
        Play(
            "A price that rose", state: "Odds up",
            """
            expect "▲"
            frame "fresh"
            wait 3.2s
            frame "fading"
            wait 1s
            expect not "▲"
            frame "at rest"
            """),
        Play(
            "Locked", state: "Locked",
            """
            press Enter
            expect focus nothing
            wait 4s
            frame "open again"
            press Enter
            expect "✓"
            wait 2.5s
            frame "held back once more"
            wait 2s
            expect "✓"
            frame "and given free"
            """),
        Play(
            "A price arrives", state: "Loading",
            """
            expect not "1.85"
            wait 1.5s
            expect "1.85"
            press Enter
            expect "✓"
            frame "come, and chosen"
            """),
    ]
}
