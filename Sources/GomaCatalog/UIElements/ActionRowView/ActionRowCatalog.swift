extension ActionRowDisplayState {
    static let notifications = Self(id: "notifications", title: "Notifications", icon: .bell)
    static let logout = Self(id: "logout", title: "Log out", icon: .exit, kind: .action)
    static let account = Self(
        id: "account", title: "My account", value: "user@example.com", icon: .profile)
    static let verified = Self(id: "verified", title: "Verified", icon: .verified, kind: .information)
    static let withoutIcon = Self(id: "settings", title: "Settings")
    static let share = Self(
        id: "share", title: "Share your bet slip", trailingIcon: .share, kind: .action)
    static let placed = Self(
        id: "placed", title: "Bet placed successfully", kind: .information, tone: .success)
    static let failed = Self(id: "failed", title: "Error occurred", tone: .failure)
    static let long = Self(
        id: "limits", title: "Responsible gaming and deposit limits", value: "XAF 25,000", icon: .lock)
}

enum ActionRowCatalog: CatalogEntry {
    typealias ComponentType = ActionRowView

    static let category = Category.uiElements
    static let subcategory = "Rows"
    static let summary = "One line of a menu or settings, or a line on what has happened."
    static let tags = ["row", "menu", "settings", "status"]
    static let requests: [any ComponentRequest] = [
        OpenPage("notifications"),
        PressButton(id: "logout"),
    ]
    static let variants: [Variant<ActionRowDisplayState>] = [
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
    static let plays = [
        Play(
            "Open a page", state: "Navigation",
            """
            press Tab
            frame "The row has the focus"
            press Enter
            expect call "ActionRow.press()"
            expect request app:open-page page=notifications
            frame "Pressed"
            wait 0.2s
            frame "At rest"
            """),
        Play(
            "Do something", state: "Action",
            """
            press Tab Space
            expect request app:press
            """),
        Play.nothingToPress("Only told", state: "Not tappable", by: "Tab Enter"),
    ]
}
