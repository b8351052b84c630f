extension GradientHeaderDisplayState {
    static let welcomeBonus = Self(title: "Welcome Bonus")
    static let long = Self(title: "Amazing Welcome Bonus Promotion for Football and Tennis", stops: .tealToGold)
    static let threeStops = Self(
        title: "Weekend Boost",
        stops: [
            GradientStop(role: .highlightTertiary, place: 0), GradientStop(role: .statsAway, place: 0.3),
            GradientStop(role: .statsHome, place: 1),
        ])
    static let plain = Self(title: "House rules", stops: [])
}

enum GradientHeaderCatalog: BlockCatalogEntry {
    typealias ComponentType = GradientHeaderView

    static let summary = "A headline on a coloured ground, on top of a promotion's page."
    static let tags = ["promotion", "page", "headline", "gradient"]
    static let variants: [Variant<GradientHeaderDisplayState>] = [
        Variant("Orange", .welcomeBonus),
        Variant("Blue to teal", .init(title: "Special promotion", stops: .blueToTeal)),
        Variant("Gold to orange", .init(title: "Premium offer", stops: .goldToOrange)),
        Variant("Three colours", .threeStops, summary: "Each at a place of its own"),
        Variant("No colours", .plain, summary: "On the ground of cards"),
        Variant("Teal to gold", .long, summary: "It grows with its headline"),
    ]
}
