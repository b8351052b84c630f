extension NavigationActionDisplayState {
    /// The gallery's "Open betslip".
    public static let openBetslip = Self(title: "Open betslip details")
    /// The gallery's "Share". Out of the app.
    public static let shareBetslip = Self(title: "Share your Betslip", mark: .share)
    /// The gallery's "Disabled". The way is closed.
    public static let disabled = Self(title: "Disabled Action", isEnabled: false)
    /// The gallery's "Short". Back, rather than on.
    public static let goBack = Self(title: "Back", mark: .back)
    /// The gallery's "Long".
    public static let transactions = Self(title: "View All Transaction History", mark: .picture(.list))
    /// The gallery's "Settings".
    public static let settings = Self(title: "Settings", mark: .picture(.tools))
    /// The gallery's "Profile".
    public static let profile = Self(title: "My Profile", mark: .picture(.profile))
    /// The gallery's "Without mark".
    public static let unmarked = Self(title: "Terms and Conditions", mark: .none)
}

/// The page in the gallery of a row that leads elsewhere.
public enum NavigationActionCatalog: CatalogEntry {
    public typealias ComponentType = NavigationActionView

    public static let category = Category.navigation
    public static let subcategory = "Actions"
    public static let summary = "A row to press that takes the customer elsewhere."
    public static let tags = ["navigation", "row", "link"]
    public static let defaultWidth = 40
    public static let variants: [Variant<NavigationActionDisplayState>] = [
        Variant("Open betslip", .openBetslip),
        Variant("Share", .shareBetslip, summary: "Out of the app"),
        Variant("Disabled", .disabled, summary: "The way is closed"),
        Variant("Short", .goBack, summary: "Back, rather than on"),
        Variant("Long", .transactions),
        Variant("Settings", .settings),
        Variant("Profile", .profile),
        Variant("Without mark", .unmarked),
    ]
    public static let plays = [
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
