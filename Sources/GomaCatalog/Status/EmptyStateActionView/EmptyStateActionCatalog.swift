extension EmptyStateActionDisplayState {
    static let loggedOut = Self(session: .loggedOut, title: missingSelection)
    static let loggedIn = Self(session: .loggedIn, title: missingSelection)
    static let disabled = Self(session: .loggedOut, title: missingSelection, isEnabled: false)
    static let otherWords = Self(
        session: .loggedOut, title: "The bets that you place are listed here", actionTitle: "Log in to see your bets",
        picture: nil)

    private static let missingSelection = "You need at least 1 selection\nin your bet slip to place a bet"
}

enum EmptyStateActionCatalog: CatalogEntry {
    typealias ComponentType = EmptyStateActionView

    static let category = Category.status
    static let subcategory = "Empty"
    static let summary = "In place of something empty: what is missing, and the way in for guests."
    static let tags = ["empty", "bet slip", "login"]
    static let children: [any StandardComponent.Type] = [ButtonView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [OpenLogin()]
    static let variants: [Variant<EmptyStateActionDisplayState>] = [
        Variant("Logged out", .loggedOut),
        Variant("Logged in", .loggedIn, summary: "Nothing to press"),
        Variant("Disabled", .disabled),
        Variant("Other words", .otherWords, summary: "Of a list of bets, without a picture"),
    ]
    static let plays = [
        Play(
            "Log in", state: "Logged out",
            """
            press Tab Enter
            expect call "Button.press()"
            expect request account:open-login
            frame "The button has the focus"
            """),
        Play.nothingToPress("Out of use", state: "Disabled", by: "Tab Enter"),
    ]
}
