extension LanguageChoice {
    /// The languages that the account menu goes through.
    static let ofTheMenu = [english, french, spanish, german]
}

extension ProfileMenuListDisplayState {
    static let standard = Self(
        items: [
            .notifications, .transactionHistory, .changeLanguage, .responsibleGaming, .helpCenter, .changePassword,
            .logout,
        ].map { ProfileMenuItem($0) }, language: .english)
    static let french = Self(items: standard.items, language: .french)
    static let spanish = Self(items: standard.items, language: .spanish)
    static let minimal = Self(
        items: [.notifications, .helpCenter, .logout].map { ProfileMenuItem($0) }, language: .english)
    static let configured = Self(
        items: [
            ProfileMenuItem(id: "promotions", action: .promotions, value: "3"),
            ProfileMenuItem(.bonus),
            ProfileMenuItem(id: "alerts", action: .notificationSettings, title: "Goal alerts", icon: .football),
            ProfileMenuItem(
                id: "shops", action: .custom, title: "Our betting shops", icon: .home, trailingIcon: .link),
            ProfileMenuItem(
                id: "verified", action: .custom, title: "Verified account", icon: .star, isTappable: false),
        ], language: .english)
    static let asksFirst = Self(items: Self.minimal.items, language: .english, asksToLogOut: true)
    static let empty = Self(items: [], language: .english)
}

/// The account menu's page in the gallery.
enum ProfileMenuListCatalog: CatalogEntry {
    typealias ComponentType = ProfileMenuListView

    static let category = Category.profile
    static let subcategory = "Menu"
    static let summary = "The account menu: rows that lead to pages, change the language or log out."
    static let tags = ["profile", "menu", "settings", "row", "language"]
    static let children: [any StandardComponent.Type] = [ActionRowView.self]
    static let defaultWidth = 44
    static let requests: [any ComponentRequest] = [
        OpenPage("notifications"),
        ChangeLanguage(code: "fr"),
        LogOut(),
    ]
    static let variants: [Variant<ProfileMenuListDisplayState>] = [
        Variant("Default", .standard, summary: "All that an account has"),
        Variant("French", .french),
        Variant("Spanish", .spanish),
        Variant("Minimal", .minimal),
        Variant("Configured", .configured, summary: "Other rows, titles and marks, as a brand may have them"),
        Variant("Asks first", .asksFirst, summary: "Whether logging out is meant"),
        Variant("Empty", .empty),
    ]
    static let plays = [
        Play(
            "Open a page", state: "Default",
            """
            press Tab
            frame "at the first row"
            press Enter
            expect call "ProfileMenuList.selectItem(id: \\"notifications\\")"
            expect request app:open-page page=notifications
            press Down Enter
            expect request app:open-page page=transactionHistory
            """),
        Play(
            "Change the language", state: "Default",
            """
            focus changeLanguage
            press it
            expect request app:change-language code=fr
            expect "Français"
            frame "French"
            press Enter Enter Enter
            expect "English"
            """),
        Play(
            "Log out", state: "Minimal",
            """
            focus logout
            press it
            expect "Press again to log out"
            frame "whether it is meant"
            wait 5s
            expect not "Press again"
            press Enter Enter
            expect request account:log-out
            """),
    ]

    /// The row of the language goes through those of a made-up app.
    static func makeViewModel(
        _ state: ProfileMenuListDisplayState, in environment: ViewEnvironment
    ) -> ProfileMenuListViewModel {
        let model = ProfileMenuListViewModel(state, in: environment)
        model.languages = LanguageChoice.ofTheMenu
        return model
    }
}
