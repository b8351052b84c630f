extension EmptyStateActionDisplayState {
    /// The gallery's "Logged out".
    public static let loggedOut = Self(session: .loggedOut, title: missingSelection)
    /// The gallery's "Logged in". Nothing to press.
    public static let loggedIn = Self(session: .loggedIn, title: missingSelection)
    /// The gallery's "Disabled".
    public static let disabled = Self(session: .loggedOut, title: missingSelection, isEnabled: false)
    /// The gallery's "Other words". Of a list of bets, without a picture.
    public static let otherWords = Self(
        session: .loggedOut, title: "The bets that you place are listed here", actionTitle: "Log in to see your bets",
        picture: nil)

    private static let missingSelection = "You need at least 1 selection\nin your betslip to place a bet"
}

/// The page of the empty bet slip in the gallery.
public enum EmptyStateActionCatalog: CatalogEntry {
    public typealias ComponentType = EmptyStateActionView

    public static let category = Category.status
    public static let subcategory = "Empty"
    public static let summary = "In place of something empty: what is missing, and the way in for guests."
    public static let tags = ["empty", "bet slip", "login"]
    public static let children: [any StandardComponent.Type] = [ButtonView.self]
    public static let defaultWidth = 48
    public static let variants: [Variant<EmptyStateActionDisplayState>] = [
        Variant("Logged out", .loggedOut),
        Variant("Logged in", .loggedIn, summary: "Nothing to press"),
        Variant("Disabled", .disabled),
        Variant("Other words", .otherWords, summary: "Of a list of bets, without a picture"),
    ]
    public static let plays = [
        Play(
            "Log in", state: "Logged out",
            """
            press Tab Enter
            expect call "Button.press()"
            expect request "open the login"
            frame "The button has the focus"
            """),
        Play(
            "Out of use", state: "Disabled",
            """
            press Tab Enter
            expect focus nothing
            """),
    ]
}
