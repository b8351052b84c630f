extension ActionRowDisplayState {
    /// The gallery's "Navigation". Leads to a page.
    public static let notifications = Self(id: "notifications", title: "Notifications", icon: .bell)
    /// The gallery's "Action". Done here and now, so nothing leads on.
    public static let logout = Self(id: "logout", title: "Logout", icon: .exit, kind: .action)
    /// The gallery's "With value". What is set there stands at the right.
    public static let account = Self(
        id: "account", title: "My Account", value: "user@example.com", icon: .profile)
    /// The gallery's "Not tappable". Only tells.
    public static let verified = Self(id: "verified", title: "Verified", icon: .key, kind: .information)
    /// The gallery's "Without icon".
    public static let withoutIcon = Self(id: "settings", title: "Settings")
    /// The gallery's "Own trailing icon". In place of the mark of a row that leads on.
    public static let share = Self(
        id: "share", title: "Share your Betslip", trailingIcon: .megaphone, kind: .action)
    /// The gallery's "Success".
    public static let placed = Self(
        id: "placed", title: "Bet Placed Successfully", kind: .information, tone: .success)
    /// The gallery's "Error". Leads to what can be done about it.
    public static let failed = Self(id: "failed", title: "Error Occurred", tone: .failure)
    /// The gallery's "Long texts". The title gives way first.
    public static let long = Self(
        id: "limits", title: "Responsible gaming and deposit limits", value: "XAF 25,000", icon: .lock)
}

/// The row's page in the gallery.
public enum ActionRowCatalog: CatalogEntry {
    public typealias ComponentType = ActionRowView

    public static let category = Category.uiElements
    public static let subcategory = "Rows"
    public static let summary = "One line of a menu or settings, or a line on what has happened."
    public static let tags = ["row", "menu", "settings", "status"]
    public static let variants: [Variant<ActionRowDisplayState>] = [
        Variant("Navigation", .notifications, summary: "Leads to a page"),
        Variant("Action", .logout, summary: "Done here and now, so nothing leads on"),
        Variant("With value", .account, summary: "What is set there stands at the right"),
        Variant("Not tappable", .verified, summary: "Only tells"),
        Variant("Without icon", .withoutIcon),
        Variant("Own trailing icon", .share, summary: "In place of the mark of a row that leads on"),
        Variant("Success", .placed),
        Variant("Error", .failed, summary: "Leads to what can be done about it"),
        Variant("Long texts", .long, summary: "The title gives way first"),
    ]
    public static let plays = [
        Play(
            "Open a page", state: "Navigation",
            """
            press Tab
            frame "The row has the focus"
            press Enter
            expect call "ActionRow.press()"
            expect request "open the page Notifications"
            frame "Pressed"
            wait 0.2s
            frame "At rest"
            """),
        Play(
            "Do something", state: "Action",
            """
            press Tab Space
            expect request "do what \\"Logout\\" says"
            """),
        Play(
            "Only told", state: "Not tappable",
            """
            press Tab Enter
            expect focus nothing
            """),
    ]
}
