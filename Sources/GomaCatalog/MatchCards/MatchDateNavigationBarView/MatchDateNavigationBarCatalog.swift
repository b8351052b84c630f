extension MatchDateNavigationBarDisplayState {
    static let preMatch = Self(id: "pre-match", start: .april(18, 20, 45))
    static let customFormat = Self(id: "custom", start: .april(15, 18, 5), format: .sentence)
    static let ownPattern = Self(
        id: "pattern", start: .april(20, 16, 30), format: .pattern("EEEE d MMMM yyyy, 'kick-off' HH:mm"))
    static let firstHalf = Self(id: "first-half", period: MatchPeriod(.firstHalf, minute: 41))
    static let secondHalf = Self(id: "second-half", period: MatchPeriod(.secondHalf, minute: 67))
    static let halfTime = Self(id: "half-time", period: MatchPeriod(.halfTime))
    static let extraTime = Self(id: "extra-time", period: MatchPeriod(.extraTime, minute: 105))
    static let penalties = Self(id: "penalties", period: MatchPeriod(.penalties))
    static let ended = Self(id: "ended", period: MatchPeriod(.ended))
    static let quarter = Self(id: "quarter", period: MatchPeriod(.named("3rd quarter"), minute: 27))
    static let noBackButton = Self(
        id: "no-back", isBackHidden: true, period: MatchPeriod(.secondHalf, minute: 89))
    static let ownBackTitle = Self(
        id: "own-title", start: .april(19, 9, 0), now: .april(19, 8, 0), backTitle: "Premier League")
    static let liveFeed = Self(
        id: "live-feed", backTitle: "Live matches", period: MatchPeriod(.firstHalf, minute: 41))
}

extension LiveMatch {
    static let halves = Self("live-feed", in: .firstHalf, minute: 41, markets: [], by: .halves)
}

enum MatchDateNavigationBarCatalog: CatalogEntry {
    typealias ComponentType = MatchDateNavigationBarView

    static let category = Category.matchCards
    static let subcategory = "Navigation"
    static let summary = "The way back from a match, and its date or how far it has come."
    static let tags = ["match", "navigation", "back", "date", "live"]
    static let children: [any StandardComponent.Type] = [CapsuleView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [GoBack()]
    static let variants: [Variant<MatchDateNavigationBarDisplayState>] = [
        Variant("Pre-match", .preMatch),
        Variant("Custom date format", .customFormat, summary: "The day stands out"),
        Variant("Own pattern", .ownPattern, summary: "Letters stand for parts of the date"),
        Variant("Live 1st half", .firstHalf),
        Variant("Live 2nd half", .secondHalf),
        Variant("Half time", .halfTime, summary: "The period alone"),
        Variant("Extra time", .extraTime),
        Variant("Penalties", .penalties),
        Variant("Ended", .ended, summary: "Not marked as live any more"),
        Variant("Period in the feed's words", .quarter, summary: "Sports that are not played in halves"),
        Variant("No back button", .noBackButton),
        Variant("Own back title", .ownBackTitle, summary: "Names where it leads, and today"),
        Variant("Live feed", .liveFeed, summary: "Goes on by itself, and ends", feed: StateFeed(.halves)),
    ]
    static let plays = [
        Play(
            "Go back", state: "Pre-match",
            """
            press Tab Enter
            expect call "MatchDateNavigationBar.goBack()"
            """),
        Play(
            "A match to its end", state: "Live feed",
            """
            expect "1st half, 41 min"
            wait 3s
            expect "Half time"
            frame "Half time"
            wait 3s
            expect "2nd half, 46 min"
            wait 27s
            expect "2nd half, 90 min"
            wait 3s
            expect "Ended"
            frame "The end"
            """),
    ]
}
