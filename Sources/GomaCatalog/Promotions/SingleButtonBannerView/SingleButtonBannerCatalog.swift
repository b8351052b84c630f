extension SingleButtonBannerDisplayState {
    static let double = Self(
        id: "double", message: "Get 2X the action,\ndouble your first\ndeposit!", pictureName: "banner-double",
        button: .action("Deposit now"))
    static let welcome = Self(
        id: "welcome", message: "Welcome to our platform!\nEnjoy your experience.", pictureName: "banner-welcome")
    static let customStyled = Self(
        id: "special", message: "Special offer!\nSign up today for exclusive benefits.", pictureName: "banner-special",
        button: ButtonDisplayState(
            id: "sign-up", title: "Get started", density: .compact,
            customization: ButtonCustomization(ground: .alertSuccess, text: .highlightPrimaryContrast)))
    static let spins = Self(
        id: "book-of-dead", message: "Book of Dead:\n50 free spins today", pictureName: "game-book-of-dead",
        button: .action("Play now"))
    static let disabled = Self(
        id: "soon", message: "New features coming soon!", pictureName: "banner-soon",
        button: .action("Coming soon", isEnabled: false), leadsOn: false)
    static let pictureFails = Self(
        id: "fails", message: "Free spins every Friday", pictureName: "missing-banner", button: .action("Play"))
    static let withoutPicture = Self(
        id: "plain", message: "Your deposit limit can be changed in your profile at any time.",
        button: .action("Open the profile"))
    static let long = Self(
        id: "long",
        message: "Boosted prices for every match of the final weekend, and a prize draw for all who bet on three.",
        pictureName: "banner-long", button: .action("See all boosted prices"))
    static let asked = double.with { $0.progress = .asked(isAgain: false) }
    static let taken = double.with { $0.progress = .taken }
    static let toBeRefused = Self(
        id: "late", message: "Double your odds\nuntil midnight", pictureName: "banner-double", button: .action("Double")
    )
    static let refused = double.with { $0.progress = .failed(.told("Offers end at midnight")) }
    static let toBeLost = Self(
        id: "race", message: "Join the race\nfor the weekend", pictureName: "banner-long", button: .action("Join"))
    static let hidden = Self(
        id: "hidden", message: "Nobody sees this.", button: .action("Nor this"), isVisible: false)
}

extension ButtonDisplayState {
    /// The button of a banner, one row high.
    fileprivate static func action(_ title: String, isEnabled: Bool = true) -> Self {
        Self(id: "offer", title: title, isEnabled: isEnabled, density: .compact, customization: .secondary)
    }
}

enum SingleButtonBannerCatalog: CatalogEntry {
    typealias ComponentType = SingleButtonBannerView

    static let category = Category.promotions
    static let subcategory = "Banners"
    static let summary = "A message beside a picture, with at most one thing to do."
    static let tags = ["promotion", "banner", "picture", "button", "gradient"]
    static let children: [any StandardComponent.Type] = [ButtonView.self]
    static let defaultWidth = 56
    static let requests: [any ComponentRequest] = [
        OpenPromotion(id: "double"),
        TakeOffer(action: "double"),
    ]
    static let variants: [Variant<SingleButtonBannerDisplayState>] = [
        Variant("Default", .double, summary: "The picture comes after a second"),
        Variant("Without button", .welcome),
        Variant("Custom styled", .customStyled, summary: "A button in other roles"),
        Variant("Disabled", .disabled, summary: "The button cannot be pressed yet, and there is nothing more to see"),
        Variant("Picture fails", .pictureFails, summary: "Initials stand in for it"),
        Variant("Without picture", .withoutPicture),
        Variant("Long", .long, summary: "The message goes on in the next line"),
        Variant("Asked", .asked, summary: "The answer is waited for"),
        Variant("Taken", .taken),
        Variant("Not given", .refused, summary: "In the words of the owner"),
        Variant("Refused, then taken", .toBeRefused, answers: [.refused, .given]),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "No request is answered"),
        Variant("Hidden", .hidden, summary: "Takes no room"),
    ]
    static let plays = [
        Play(
            "Follow the offer", state: "Default",
            """
            frame "The picture is on its way"
            wait 1s
            frame "The picture has come"
            press Tab Enter
            expect call "SingleButtonBanner.openBanner()"
            frame "On the banner"
            press Tab Enter
            expect call "SingleButtonBanner.followOffer()"
            expect request promotions:take-offer action=double
            expect "One moment"
            frame "Asked for"
            wait 1s
            expect "Done"
            frame "Taken"
            """),
        Play(
            "Refused once", state: "Refused, then taken",
            """
            press Tab Tab Enter
            wait 1s
            expect "Not to be had now"
            frame "Refused"
            press Enter
            wait 1s
            expect "Done"
            """),
        Play(
            "No answer", state: "Times out",
            """
            press Tab Tab Enter
            wait 5s
            expect "No answer"
            frame "It can be asked for again"
            """),
        Play.nothingToPress("Out of use", state: "Disabled", by: "Tab Enter"),
    ]
    static let guide = ComponentGuide(
        purpose:
            "For one message on a page. For several at the top of a page take TopBannerSlider, for a match MatchBanner.",
        data: "The message, the name of a picture and the button from the page's editors; invisible, it takes no room.",
        answers: """
            A press leads to what the message is about, where it says so; one on the button asks for the one thing there \
            is to do, and says whether it was given, or why not.
            """,
        time: """
            The picture comes when it has been loaded; initials stand in where it fails. An offer that is not answered in 5 \
            seconds can be asked for again.
            """,
        reading: "One control with the message, then the button, and why an offer was not given.")
}
