extension NavigationActionDisplayState {
    static let shareBetslip = Self(destination: "share", title: "Share your bet slip", mark: .share)
    static let disabled = Self(destination: "closed", title: "Disabled action", isEnabled: false)
    static let transactions = Self(
        destination: "transactions", title: "View all transaction history", mark: .picture(.list))
    static let settings = Self(destination: "settings", title: "Settings", mark: .picture(.tools))
    static let profile = Self(destination: "profile", title: "My profile", mark: .picture(.profile))
}

enum NavigationActionCatalog: CatalogEntry {
    typealias ComponentType = NavigationActionView

    static let category = Category.navigation
    static let subcategory = "Actions"
    static let summary = "A row to press that takes the customer elsewhere."
    static let tags = ["navigation", "row", "link"]
    static let requests: [any ComponentRequest] = [
        OpenPage("betslip"),
        GoBack(),
    ]
    static let variants: [Variant<NavigationActionDisplayState>] = [
        Variant("Open betslip", .init(destination: "betslip", title: "Open bet slip details")),
        Variant("Share", .shareBetslip, summary: "Out of the app"),
        Variant("Disabled", .disabled, summary: "The way is closed"),
        Variant("Short", .init(destination: "", title: "Back", mark: .back), summary: "Back, rather than on"),
        Variant("Long", .transactions),
        Variant("Settings", .settings),
        Variant("Profile", .profile),
        Variant("Without mark", .init(destination: "terms", title: "Terms and Conditions", mark: .none)),
    ]
    static let plays = [
        Play(
            "Go there", state: "Open betslip",
            """
            press Tab
            frame "focused"
            press Enter
            expect call "NavigationAction.navigate()"
            expect request app:open-page page=betslip
            """),
        Play(
            "Go back", state: "Short",
            """
            press Tab Space
            expect request app:go-back
            """),
        Play.nothingToPress("A closed way", state: "Disabled", by: "Tab Enter"),
    ]
}
