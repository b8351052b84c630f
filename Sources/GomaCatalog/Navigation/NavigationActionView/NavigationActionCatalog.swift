extension NavigationActionDisplayState {
    static let openBetslip = Self(title: "Open betslip details")
    static let shareBetslip = Self(title: "Share your Betslip", mark: .share)
    static let disabled = Self(title: "Disabled Action", isEnabled: false)
    static let goBack = Self(title: "Back", mark: .back)
    static let transactions = Self(title: "View All Transaction History", mark: .picture(.list))
    static let settings = Self(title: "Settings", mark: .picture(.tools))
    static let profile = Self(title: "My Profile", mark: .picture(.profile))
    static let unmarked = Self(title: "Terms and Conditions", mark: .none)
}

/// The page in the gallery of a row that leads elsewhere.
enum NavigationActionCatalog: CatalogEntry {
    typealias ComponentType = NavigationActionView

    static let category = Category.navigation
    static let subcategory = "Actions"
    static let summary = "A row to press that takes the customer elsewhere."
    static let tags = ["navigation", "row", "link"]
    static let defaultWidth = 40
    static let variants: [Variant<NavigationActionDisplayState>] = [
        Variant("Open betslip", .openBetslip),
        Variant("Share", .shareBetslip, summary: "Out of the app"),
        Variant("Disabled", .disabled, summary: "The way is closed"),
        Variant("Short", .goBack, summary: "Back, rather than on"),
        Variant("Long", .transactions),
        Variant("Settings", .settings),
        Variant("Profile", .profile),
        Variant("Without mark", .unmarked),
    ]
    static let plays = [
        Play(
            "Go there", state: "Open betslip",
            """
            press Tab
            frame "focused"
            press Enter
            expect call "NavigationAction.navigate()"
            expect request "open the page Open betslip details"
            """),
        Play(
            "Go back", state: "Short",
            """
            press Tab Space
            expect request "go back"
            """),
        Play(
            "A closed way", state: "Disabled",
            """
            press Tab Enter
            expect focus nothing
            """),
    ]
}
