extension CasinoGamePlayModeSelectorDisplayState {
    static let guest = Self(
        id: "surging-7s", name: "Surging 7s", pictureName: "game-surging-7s", provider: "Pragmatic Play",
        volatility: .high, minimumStake: Money(25, "XAF"),
        description: "Sevens that surge from reel to reel, and a jackpot for nine of them.")
    static let player = Self(
        id: "mega-moolah", name: "Mega Moolah", pictureName: "game-mega-moolah", provider: "Microgaming",
        volatility: .medium, minimumStake: Money(25, "XAF"),
        description: "The savannah at night: free spins under the lion, and a jackpot that grows with every spin.",
        access: .player)
    static let balanceTooLow = Self(
        id: "book-of-dead", name: "Book of Dead", pictureName: "game-book-of-dead", provider: "Play’n GO",
        volatility: .high, minimumStake: Money(20, "XAF"),
        description: "A tomb, a torch, and a book that opens itself.", access: .balanceTooLow)
    static let withoutPractice = Self(
        id: "royal-cards", name: "Royal Cards", pictureName: "game-royal-cards", provider: "Evolution Gaming",
        volatility: .low, minimumStake: Money(500, "XAF"), description: "A table with a dealer, open all night.",
        access: .player, hasPractice: false)
    static let loading = Self(
        id: "starburst", name: "Starburst", pictureName: "game-starburst", provider: "NetEnt", volatility: .low,
        minimumStake: Money(10, "XAF"), description: "Stars that pay both ways.", isLoading: true)
    static let opening = Self(
        id: "aviator", name: "Aviator", pictureName: "game-aviator", provider: "Spribe",
        minimumStake: Money(100, "XAF"), description: "Leave before the plane does.", access: .player,
        start: .starting(isPractice: false))
    static let openingPractice = Self(
        id: "sweet-bonanza", name: "Sweet Bonanza", pictureName: "game-sweet-bonanza", provider: "Pragmatic Play",
        volatility: .medium, minimumStake: Money(20, "XAF"), start: .starting(isPractice: true))
    static let unavailable = Self(
        id: "lost-temple", name: "Under maintenance", provider: "Thunderkick",
        description: "The temple is being swept. It opens again soon.", access: .unavailable)
    static let stillUnavailable = Self(
        id: "sunken-city", name: "Sunken City", provider: "Novomatic",
        description: "The city is under water, and the pumps are at work.", access: .unavailable)
    static let failed = Self(
        id: "mega-wheel", name: "Mega Wheel", pictureName: "game-mega-wheel", provider: "Pragmatic Play",
        minimumStake: Money(100, "XAF"), access: .player, start: .failed(.refused))
    static let full = failed.with { $0.start = .failed(.told("All seats are taken")) }
    static let toBeRefused = Self(
        id: "crystal-quest", name: "Crystal Quest", pictureName: "game-crystal-quest", provider: "Thunderkick",
        description: "Down into the mountain, where the light comes from below.", access: .player)
    static let toBeLost = Self(
        id: "dragons-fortune", name: "Dragon’s Fortune", pictureName: "game-dragons-fortune",
        provider: "Red Tiger Gaming", access: .player)
    static let nameAlone = Self(id: "night-market", name: "Night Market", pictureName: "missing-market")
    static let ownWays = Self(
        id: "mega-fortune", name: "Mega Fortune", pictureName: "game-divine-fortune",
        backgroundName: "game-lucky-pharaoh", provider: "NetEnt", access: .player,
        buttons: [
            CasinoGameButton(id: "tournament", title: "Join the tournament"),
            CasinoGameButton(id: "play", title: "Play now", rank: .secondary),
            CasinoGameButton(id: "practice", title: "Practice mode", rank: .secondary, style: .outlined),
            CasinoGameButton(id: "rules", title: "Rules", rank: .tertiary, style: .text),
        ])
    static let waysLoading = Self(
        id: "starburst", name: "Starburst", pictureName: "game-starburst", provider: "NetEnt",
        buttons: [
            CasinoGameButton(id: "login", title: "Log in to play", phase: .loading),
            CasinoGameButton(id: "practice", title: "Practice play", rank: .tertiary, phase: .disabled),
            CasinoGameButton(id: "info", title: "More about it", style: .text),
        ])
    static let long = Self(
        id: "treasure", name: "The Great Adventure of the Golden Treasure and What Came After It",
        pictureName: "game-gonzos-quest", provider: "Another Very Long Provider Name of a Studio", volatility: .medium,
        minimumStake: Money(1_250_000, "XAF"),
        description: """
            The stones fall instead of spinning, and where they fall they break. What they leave behind is counted \
            up to five times, and fifteen times in free falls. El Dorado is said to lie behind the last of them.
            """, access: .player)
}

enum CasinoGamePlayModeSelectorCatalog: CatalogEntry {
    typealias ComponentType = CasinoGamePlayModeSelectorView

    static let category = Category.casino
    static let subcategory = "Games"
    static let summary = "A game before it is played: what it is like, and the ways to play it."
    static let tags = ["casino", "game", "play", "practice", "login", "picture"]
    static let children: [any StandardComponent.Type] = [ButtonView.self]
    static let defaultWidth = 56
    static let requests: [any ComponentRequest] = [
        OpenLogin(game: "surging-7s"),
        PlayGame(id: "mega-moolah", isPractice: false),
        OpenDeposit(game: "book-of-dead"),
        LoadGame(id: "lost-temple"),
        ChooseWayToPlay(game: "mega-fortune", way: "practice"),
    ]
    static let variants: [Variant<CasinoGamePlayModeSelectorDisplayState>] = [
        Variant("Logged out", .guest),
        Variant("Logged in", .player),
        Variant("Balance too low", .balanceTooLow),
        Variant("Without practice", .withoutPractice, summary: "With money or not at all"),
        Variant("Loading", .loading, summary: "The game is on its way"),
        Variant("Opening", .opening, summary: "The game opens in a moment"),
        Variant("Opening for practice", .openingPractice, summary: "Also without a login"),
        Variant("Unavailable", .unavailable, summary: "It can be asked for again"),
        Variant("Still unavailable", .stillUnavailable, answers: [.refused], summary: "Asking again changes nothing"),
        Variant("Did not open", .failed, summary: "It can be tried again"),
        Variant("Did not open for a reason", .full, summary: "In the words of the service"),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "The game does not open"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "No answer comes"),
        Variant("Name alone", .nameAlone, summary: "Nothing else is told, the picture fails"),
        Variant("Own ways to play", .ownWays, summary: "Any number of buttons, on a picture behind the game's"),
        Variant("Own ways, loading", .waysLoading, summary: "One of them is on its way, one cannot be used"),
        Variant("Long", .long, summary: "Name and text take several lines"),
    ]
    static let plays = [
        Play(
            "Take a way of the owner's", state: "Own ways to play",
            """
            wait 1s
            frame "The pictures are there"
            press Tab Tab Tab Enter
            expect call "Button.press()"
            expect request casino:choose-way game=mega-fortune way=practice
            """),
        Play(
            "Log in first", state: "Logged out",
            """
            wait 1s
            focus playButton
            press it
            expect call "Button.press()"
            frame "The owner opens the login"
            """),
        Play(
            "Play", state: "Logged in",
            """
            wait 1s
            press Tab Enter
            expect "Opening Mega Moolah"
            frame "The game is being opened"
            wait 1s
            expect not "Opening"
            frame "The owner shows the game"
            """),
        Play(
            "Practise", state: "Balance too low",
            """
            focus practiceButton
            press it
            expect "Opening Book of Dead"
            wait 1s
            expect not "Opening"
            focus playButton
            press it
            frame "The owner opens the deposit"
            """),
        Play(
            "Available again", state: "Unavailable",
            """
            focus check
            press it
            expect call "CasinoGamePlayModeSelector.refresh()"
            frame "It is asked for"
            wait 1s
            expect "Play now"
            frame "It can be played"
            """),
        Play(
            "Not yet available", state: "Still unavailable",
            """
            focus check
            press it
            wait 1s
            expect "Not available now"
            frame "It can be asked for once more"
            """),
        Play(
            "A game that does not open", state: "Refused",
            """
            press Tab Enter
            wait 1s
            expect "The game did not open"
            frame "Refused"
            """),
        Play.noAnswer(to: "press Tab Enter", meanwhile: "Opening", frame: "It can be tried again"),
    ]
}
