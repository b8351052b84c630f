extension PromotionCardDisplayState {
    static let welcome = Self(
        id: "welcome", title: "Welcome Bonus", note: "Bonus",
        text: "Get a 100% bonus on your first deposit up to $500. Start with twice as much to play with.",
        pictureName: "promotion-welcome", tag: "Limited", actionTitle: "Claim bonus",
        actionURL: "https://example.com/promotions/welcome", showsReadMore: true)
    static let casino = Self(
        id: "tournament", title: "Casino Tournament",
        text: "Play the slots of the week, climb the table and win a share of the prize pool.",
        pictureName: "promotion-casino", tag: "Casino", actionTitle: "Join now", showsReadMore: true)
    static let sportsbook = Self(
        id: "sports-bonus", title: "Sports Betting Bonus", note: "Sports",
        text: "Bet on three matches or more, and winnings grow by a tenth.", pictureName: "promotion-sports",
        tag: "Sportsbook", actionTitle: "Place bet")
    static let information = Self(
        id: "information", title: "Information only", note: "Info",
        text: "How we settle bets on matches that are put off.", pictureName: "promotion-information", tag: "Info",
        showsReadMore: true)
    static let longTitle = Self(
        id: "long", title: "This is a very long promotion title that should wrap onto several lines and stay readable",
        text: "The text below begins where the title has ended.", pictureName: "promotion-long",
        tag: "Long title test", actionTitle: "Learn more", showsReadMore: true)
    static let untagged = Self(
        id: "untagged", title: "No tag promotion", note: "Promotion", text: "For everybody, all year round.",
        pictureName: "promotion-untagged", actionTitle: "Get started", showsReadMore: true)
    static let pictureFails = Self(
        id: "fails", title: "Golden Goal", note: "Football", text: "The first goal of the night pays twice.",
        pictureName: "missing-promotion", tag: "Tonight", actionTitle: "Place bet")
    static let joining = Self(
        id: "spring", title: "Spring Tournament", text: "Three weeks, one table, and a prize every night.",
        actionTitle: "Join now", progress: .asked(isAgain: false))
    static let wordsOnly = Self(
        id: "words", title: "Weekend draw", note: "Until Sunday night",
        text: "All who bet on three matches or more take part; nothing else is to be done.")
}

enum PromotionCardCatalog: CatalogEntry {
    typealias ComponentType = PromotionCardView

    static let category = Category.promotions
    static let subcategory = "Cards"
    static let summary = "A promotion in a list, with its picture, the way to take part, and the way to more."
    static let tags = ["promotion", "card", "picture"]
    static let children: [any StandardComponent.Type] = [ButtonView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [
        TakePart(id: "welcome", url: "https://example.com/promotions/welcome"),
        OpenPromotion(id: "welcome"),
    ]
    static let variants: [Variant<PromotionCardDisplayState>] = [
        Variant("Default", .welcome, summary: "Both buttons; the picture comes after a second"),
        Variant("Casino", .casino, summary: "Without a note"),
        Variant("Sportsbook", .sportsbook, summary: "Nothing more to read"),
        Variant("Read more only", .information),
        Variant("Long title", .longTitle, summary: "The title goes on in the next line"),
        Variant("Without tag", .untagged),
        Variant("Picture fails", .pictureFails, summary: "Initials stand in for it"),
        Variant("Words only", .wordsOnly, summary: "Neither picture nor buttons"),
        Variant("Joining", .joining, summary: "The answer is on its way"),
        Variant("Joined", .joining.with { $0.progress = .taken }),
        Variant("Refused", .joining.with { $0.progress = .failed(.noAnswer) }, summary: "No answer came"),
    ]
    static let plays = [
        Play(
            "Take part", state: "Default",
            """
            wait 1s
            frame "The picture has come"
            focus action
            press it
            expect call "PromotionCard.takePart()"
            frame "Asked for"
            wait 1s
            expect "You take part"
            frame "Taken part"
            focus readMore
            press it
            expect call "PromotionCard.openPromotion()"
            focus PromotionCard
            press it
            frame "On the card"
            """)
    ]
    static let guide = ComponentGuide(
        purpose:
            "In a list of promotions. For a bonus with terms take BonusCard, for the top of a page SingleButtonBanner.",
        data: """
            Title, note, text, tag and the name of a picture from the promotions' service; what taking part is called, \
            where there is something to take part in.
            """,
        answers:
            "A press on the card or on \"Read more\" leads to the promotion, one on the button takes part and waits for the answer; each is told once.",
        time: "The picture comes when it has been loaded; initials stand in where it fails.",
        reading: "One control with tag, title, note and text; then the buttons, each with the title.")
}
