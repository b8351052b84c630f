extension LanguageChoice {
    /// The languages that the account menu goes through.
    static let ofTheMenu = [english, french, spanish, german]
}

extension ProfileMenuListDisplayState {
    static let standard = Self(
        items: [
            .notifications, .transactionHistory, .changeLanguage, .responsibleGaming, .helpCenter, .changePassword,
            .logout,
        ].map { ProfileMenuItem($0) }, language: .english, languages: LanguageChoice.ofTheMenu)
    static let french = standard.with { $0.language = .french }
    static let spanish = standard.with { $0.language = .spanish }
    static let languageAskedFor = standard.with { $0.wished = .french }
    static let languageNotChanged = standard.with { $0.failure = .refused }
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
}

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
        Variant(
            "Language asked for", .languageAskedFor, summary: "The one that is spoken stays until the answer comes"),
        Variant(
            "Language not changed", .languageNotChanged, answers: [.refused, .silence],
            summary: "Another was asked for in vain"),
        Variant("Minimal", .minimal),
        Variant("Configured", .configured, summary: "Other rows, titles and marks, as a brand may have them"),
        Variant("Asks first", .minimal.with { $0.asksToLogOut = true }, summary: "Whether logging out is meant"),
        Variant("Empty", .init(items: [], language: .english)),
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
            expect "English"
            press Enter
            frame "asked for"
            wait 100ms
            expect "Français"
            frame "French"
            press Enter
            wait 100ms
            press Enter
            wait 100ms
            press Enter
            wait 100ms
            expect "English"
            """),
        Play(
            "Change the language in vain", state: "Language not changed",
            """
            focus changeLanguage
            press it
            expect not "could not be changed"
            wait 100ms
            expect "The language could not be changed"
            expect "English"
            frame "refused"
            press it
            wait 5s
            expect "No answer"
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
            expect "Press again to log out"
            wait 750ms
            press Enter
            expect request account:log-out
            """),
    ]
}
