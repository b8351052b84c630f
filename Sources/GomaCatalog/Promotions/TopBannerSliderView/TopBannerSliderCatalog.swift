extension TopBannerSliderDisplayState {
    static let messages = Self(
        banners: [.info(banner: .double), .casino(banner: .spins), .info(banner: .welcome)])
    static let moving = messages.with { $0.turnsByItself = true }
    static let single = Self(banners: [.info(banner: .double)])
    static let withoutDots = Self(
        banners: [.info(banner: .double), .casino(banner: .pictureFails)], currentPage: 1, showsDots: false)
    static let disabled = Self(
        banners: [.info(banner: .disabled), .info(banner: .welcome)], isEnabled: false)
    static let mixed = Self(
        banners: [
            .info(banner: .double), .match(banner: .preLive), .info(banner: .customStyled), .match(banner: .live),
        ], currentPage: 1)
    static let matches = Self(
        banners: [.match(banner: .preLive), .match(banner: .live), .match(banner: .interactive)], currentPage: 2)
    static let someHidden = Self(
        banners: [
            .info(banner: .hidden), .info(banner: .withoutPicture), .match(banner: .empty), .info(banner: .long),
        ])
    static let empty = Self(banners: [])
    static let hidden = Self(banners: [.info(banner: .double)], isVisible: false)
}

enum TopBannerSliderCatalog: CatalogEntry {
    typealias ComponentType = TopBannerSliderView

    static let category = Category.promotions
    static let subcategory = "Carousel"
    static let summary = "Banners at the top of a page, one in view at a time."
    static let tags = ["promotion", "banner", "carousel", "pages", "match"]
    static let children: [any StandardComponent.Type] = [SingleButtonBannerView.self, MatchBannerView.self]
    static let defaultWidth = 56
    static let requests: [any ComponentRequest] = [
        OpenPromotion(id: "double"),
        TakeOffer(action: "double"),
        OpenGame(id: "book-of-dead"),
        ChooseOutcome(id: "home", match: "barcelona-madrid", isChosen: true),
    ]
    static let variants: [Variant<TopBannerSliderDisplayState>] = [
        Variant("Default", .messages, summary: "Three messages, of which the first stays"),
        Variant("By itself", .moving, summary: "Time moves the messages on, and can be stopped"),
        Variant("Paused", .moving.with { $0.isPaused = true }, summary: "The customer has stopped them"),
        Variant("Single", .single, summary: "No way to others"),
        Variant("Without dots", .withoutDots, summary: "Standing still at the second message"),
        Variant("Disabled", .disabled, summary: "Shows its banner and takes no press"),
        Variant("Mixed", .mixed, summary: "Messages and matches by turns", feed: StateFeed(.cityArsenal)),
        Variant(
            "Matches only", .matches, summary: "The third of three is in view",
            feed: StateFeed(.cityArsenal, .barcelonaMadrid)),
        Variant("Some out of sight", .someHidden, summary: "Two of four have a page"),
        Variant("Empty", .empty),
        Variant("Hidden", .hidden, summary: "Takes no room"),
    ]
    static let plays = [
        Play(
            "Time goes on", state: "By itself",
            """
            wait 6s
            expect call "TopBannerSlider.showPage(1)"
            frame "The second message comes"
            wait 1s
            expect "50 free spins"
            frame "The second message is there"
            press Tab
            wait 20s
            expect "50 free spins"
            frame "Still there while it has the focus"
            """),
        Play(
            "Pause, and go on", state: "By itself",
            """
            click "Pause"
            expect call "TopBannerSlider.setPaused(true)"
            frame "The link says how it goes on"
            click "Go on"
            expect call "TopBannerSlider.setPaused(false)"
            expect "Pause"
            """),
        Play(
            "Go through the pages", state: "Default",
            """
            press Tab Enter
            expect call "SingleButtonBanner.openBanner()"
            press Tab Enter
            expect call "SingleButtonBanner.followOffer()"
            frame "The first message"
            press PgDn
            wait 1s
            expect "50 free spins"
            frame "The second message"
            press Tab Enter
            expect request casino:open-game id=book-of-dead
            scroll down 4,2
            wait 1s
            expect "Welcome to our platform!"
            frame "The third message"
            focus dots
            press Enter
            wait 1s
            expect "Get 2X the action"
            frame "Round to the first"
            """),
        Play(
            "Choose a price", state: "Matches only",
            """
            focus outcomes.home
            press it
            expect call "OutcomeItem.toggleSelection()"
            frame "The home side is on the slip"
            """),
    ]
    static let guide = ComponentGuide(
        purpose: "At the top of a page with several messages. For one take SingleButtonBanner or MatchBanner.",
        data: """
            A banner for each page from the page's editors and the matches' feed, the page in view, and whether time \
            moves it on. A banner that is not visible has no page.
            """,
        answers: """
            The dots, Page Up, Page Down and the wheel go from page to page; messages, matches, buttons and prices \
            do what they do in banners by themselves.
            """,
        time: """
            Still unless the page asks for motion: then every six seconds the next page comes, round at the end; not \
            with the focus inside, once "Pause" is pressed, or for those who want no motion. A match that is on goes on.
            """,
        reading: "The banner in view, then \"Page 1 of 3\". Without banners it says that there are no promotions.")
}
