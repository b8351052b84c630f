extension MultiWidgetToolbarDisplayState {
    static let loggedIn = usual(.customer, wallet: WalletWidgetDisplayState(balance: Money(2000, "XAF")))
    static let loggedOut = usual(.guest)
    static let balanceHidden = usual(
        .customer, wallet: WalletWidgetDisplayState(balance: Money(2000, "XAF"), isBalanceHidden: true))
    static let complexLoggedIn = complex(
        .customer, wallet: WalletWidgetDisplayState(balance: Money(125_000, "XAF")))
    static let complexLoggedOut = complex(.guest)
    static let ownWords = Self(
        session: .guest,
        guestLines: [
            ToolbarLine(widgets: [
                ToolbarWidget(id: "logo", kind: .logo, title: "goma", icon: .trophy),
                ToolbarWidget(id: "space", kind: .space),
                ToolbarWidget(id: "promotions", kind: .button, title: "Promotions"),
                ToolbarWidget(id: "language", kind: .language, title: "FR"),
                ToolbarWidget(id: "register", kind: .signUp, title: "Register", icon: .gift),
            ])
        ])
    static let pictured = Self(
        session: .guest,
        guestLines: [
            ToolbarLine(widgets: [
                ToolbarWidget(id: "logo", kind: .logo, title: "betsson", pictureName: "logo-betsson", route: "casino"),
                .space, ToolbarWidget(id: "support", kind: .support, route: "chat"), .language,
            ])
        ])
    static let picturedCustomer = Self(
        session: .customer,
        customerLines: [
            ToolbarLine(widgets: [
                ToolbarWidget(id: "logo", kind: .logo, title: "betsson", pictureName: "logo-betsson", route: "sports"),
                .space, .wallet, .avatar,
            ])
        ], wallet: WalletWidgetDisplayState(balance: Money(2000, "XAF")))

    /// One line for customers, two for guests.
    static func usual(_ session: ToolbarSession, wallet: WalletWidgetDisplayState = WalletWidgetDisplayState()) -> Self
    {
        Self(
            session: session,
            guestLines: [
                ToolbarLine(widgets: [.logo, .space, .support, .language]),
                ToolbarLine(mode: .split, widgets: [.logIn, .signUp]),
            ],
            customerLines: [ToolbarLine(widgets: [.logo, .space, .wallet, .avatar])], wallet: wallet)
    }

    private static func complex(
        _ session: ToolbarSession, wallet: WalletWidgetDisplayState = WalletWidgetDisplayState()
    ) -> Self {
        Self(
            session: session,
            guestLines: [
                ToolbarLine(widgets: [.logo, .search, .space, .support, .language]),
                ToolbarLine(mode: .split, widgets: [.logIn, .signUp]),
            ],
            customerLines: [ToolbarLine(widgets: [.logo, .search, .space, .notifications, .wallet, .avatar])],
            wallet: wallet)
    }
}

extension ToolbarWidget {
    fileprivate static let logo = Self(id: "logo", kind: .logo, title: "betsson")
    fileprivate static let wallet = Self(id: "wallet", kind: .wallet)
    fileprivate static let avatar = Self(id: "avatar", kind: .avatar)
    fileprivate static let support = Self(id: "support", kind: .support)
    fileprivate static let language = Self(id: "language", kind: .language)
    fileprivate static let logIn = Self(id: "logIn", kind: .logIn)
    fileprivate static let signUp = Self(id: "signUp", kind: .signUp)
    fileprivate static let space = Self(id: "space", kind: .space)
    fileprivate static let search = Self(id: "search", kind: .button, title: "Search", icon: .search)
    fileprivate static let notifications = Self(
        id: "notifications", kind: .button, title: "Notifications", icon: .bell)
}

enum MultiWidgetToolbarCatalog: CatalogEntry {
    typealias ComponentType = MultiWidgetToolbarView

    static let category = Category.navigation
    static let subcategory = "Toolbar"
    static let summary = "The top bar of an app: the ways in for guests, balance and profile for customers."
    static let tags = ["navigation", "top bar", "login", "balance", "brand"]
    static let children: [any StandardComponent.Type] = [WalletWidgetView.self]
    static let defaultWidth = 72
    static let waivers = [
        CoverageWaiver("logoPresses", because: "presses are counted, and nothing of it is to be seen")
    ]
    static let requests: [any ComponentRequest] = [
        OpenLogin(),
        OpenRegistration(),
        OpenPage("support"),
        OpenDeposit(wallet: "wallet"),
    ]
    static let variants: [Variant<MultiWidgetToolbarDisplayState>] = [
        Variant("Logged in", .loggedIn),
        Variant("Brand picture", .pictured, summary: "It comes after a second; the logo leads to the casino"),
        Variant("Brand picture, logged in", .picturedCustomer),
        Variant("Logged out", .loggedOut, summary: "Two lines, the second with the ways in"),
        Variant(
            "Balance unknown", .usual(.customer), summary: "Comes, and goes with the customer",
            feed: StateFeed([
                .init(at: .milliseconds(1500)) { state, _ in state.wallet.balance = Money(2000, "XAF") },
                .init(at: .seconds(6)) { state, _ in state.begin(.guest) },
                .init(at: .seconds(9)) { state, _ in state.begin(.customer) },
                .init(at: .milliseconds(10_500)) { state, _ in state.wallet.balance = Money(1950, "XAF") },
            ])),
        Variant("Balance hidden", .balanceHidden),
        Variant("Complex logged in", .complexLoggedIn, summary: "With search and notifications"),
        Variant("Complex logged out", .complexLoggedOut),
        Variant("Own words", .ownWords, summary: "Titles and marks of the owner's own"),
        Variant("Without layout", .init(session: .customer), summary: "Takes no room"),
    ]
    static let plays = [
        Play(
            "Routes of its own", state: "Brand picture",
            """
            wait 1s
            frame "The picture is there"
            focus widget-logo
            press it
            expect request app:open-page page=casino
            focus widget-support
            press it
            expect request app:open-page page=chat
            """),
        Play(
            "The ways in", state: "Logged out",
            """
            focus widget-logIn
            frame "at the login"
            press it
            expect call "MultiWidgetToolbar.selectWidget(id: \\"logIn\\")"
            expect request account:open-login
            press Right Enter
            expect request account:open-registration
            focus widget-support
            press it
            expect request app:open-page page=support
            press Right Enter
            expect request app:open-page page=languages
            """),
        Play(
            "The customer's widgets", state: "Logged in",
            """
            focus wallet.balance
            press it
            expect call "WalletWidget.openWallet()"
            press m
            frame "hidden"
            focus wallet.deposit
            press it
            expect request account:open-deposit wallet=wallet
            focus widget-avatar
            press it
            expect request app:open-page page=profile
            """),
        Play(
            "Customers come and go", state: "Balance unknown",
            """
            wait 1.5s
            expect "XAF 2,000.00"
            frame "the balance has come"
            wait 4.5s
            expect "Join now"
            frame "logged out"
            wait 3s
            expect not "2,000.00"
            wait 1.5s
            expect "XAF 1,950.00"
            """),
        Play(
            "Six presses on the logo", state: "Logged in",
            """
            focus widget-logo
            press it
            expect request app:open-page page=home
            wait 2s
            press Enter Enter Enter Enter Enter
            wait 1.9s
            press it
            expect request app:open-page page=developers
            """),
    ]
}
