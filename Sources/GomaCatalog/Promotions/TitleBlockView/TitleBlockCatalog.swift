extension TitleBlockDisplayState {
    static let welcomeBonus = Self(title: "Welcome Bonus")
    static let leftAligned = Self(title: "How it works", isCentered: false)
    static let long = Self(title: "Amazing Welcome Bonus Promotion for Everybody Who Joins in April")
    static let short = Self(title: "Bonus")
    static let twoLines = Self(title: "Get Your Exclusive\nWelcome Bonus Today!")
}

enum TitleBlockCatalog: BlockCatalogEntry {
    typealias ComponentType = TitleBlockView

    static let summary = "The headline of a promotion's page."
    static let tags = ["promotion", "page", "headline", "text"]
    static let variants: [Variant<TitleBlockDisplayState>] = [
        Variant("Centred", .welcomeBonus),
        Variant("Left aligned", .leftAligned),
        Variant("Long", .long, summary: "It goes on below where there is too little room"),
        Variant("Short", .short),
        Variant("Two lines", .twoLines, summary: "Broken where its writer wants it"),
    ]
}
