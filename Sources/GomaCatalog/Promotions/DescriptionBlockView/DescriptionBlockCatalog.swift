extension DescriptionBlockDisplayState {
    static let welcome = Self(
        text: """
            Welcome to our promotion! Make your first deposit and we double it, so that you begin with twice as much.
            """)
    static let short = Self(text: "Limited time offer available now.")
    static let long = Self(
        text: """
            Join now and receive a welcome bonus on your first deposit, together with free spins on the games that our \
            customers like best. The bonus is yours for thirty days, and counts for bets on football, tennis and \
            basketball at odds of 1.50 and more. Terms and conditions apply: please read them with care before you take \
            part, and play only with money that you can afford to lose.
            """)
    static let signsApart = Self(
        text: "« Doublez votre mise ! » : jusqu’à 200 € offerts, soit 100 % de votre premier dépôt ; tenté ?")
}

enum DescriptionBlockCatalog: BlockCatalogEntry {
    typealias ComponentType = DescriptionBlockView

    static let summary = "A paragraph of a promotion's page."
    static let tags = ["promotion", "page", "paragraph", "text"]
    static let variants: [Variant<DescriptionBlockDisplayState>] = [
        Variant("Two sentences", .welcome),
        Variant("Short", .short),
        Variant("Long", .long),
        Variant("One line", .init(text: "One line only.")),
        Variant("Signs apart", .signsApart, summary: "No line begins with a sign alone"),
    ]
}
