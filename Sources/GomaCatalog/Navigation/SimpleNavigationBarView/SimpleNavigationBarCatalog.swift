extension SimpleNavigationBarDisplayState {
    /// The gallery's "Icon only".
    public static let iconOnly = Self()
    /// The gallery's "Back text". In the customer's language.
    public static let backText = Self(back: .word)
    /// The gallery's "Title".
    public static let history = Self(title: "Transactions history")
    /// The gallery's "Back and title".
    public static let notifications = Self(title: "Notifications", back: .word)
    /// The gallery's "Title only". Nowhere to go back to.
    public static let settings = Self(title: "Settings", back: .hidden)
    /// The gallery's "Long title". Cut at its end, clear of the way back.
    public static let longTitle = Self(title: "Very Long Navigation Bar Title That Should Truncate Properly")
    /// The gallery's "Long back and long title". The title keeps a third of the bar.
    public static let longBackAndTitle = Self(
        title: "Very Long Navigation Bar Title That Should Truncate",
        back: .titled("Go Back to Previous Screen"))
    /// The gallery's "Nothing". A bar alone.
    public static let nothing = Self(back: .hidden)
    /// The gallery's "Dark overlay". Over a picture, dark in every theme.
    public static let overlay = Self(title: "Highlights", back: .word, style: .overlay)
    /// The gallery's "Brand". In the brand's colour.
    public static let brand = Self(title: "Deposit", back: .word, style: .brand)
}

/// The navigation bar's page in the gallery.
public enum SimpleNavigationBarCatalog: CatalogEntry {
    public typealias ComponentType = SimpleNavigationBarView

    public static let category = Category.navigation
    public static let subcategory = "NavBars"
    public static let summary = "The head of a screen: the way back and a title."
    public static let tags = ["navigation", "header", "title", "back"]
    public static let defaultWidth = 56
    public static let variants: [Variant<SimpleNavigationBarDisplayState>] = [
        Variant("Icon only", .iconOnly),
        Variant("Back text", .backText, summary: "In the customer's language"),
        Variant("Title", .history),
        Variant("Back and title", .notifications),
        Variant("Title only", .settings, summary: "Nowhere to go back to"),
        Variant("Long title", .longTitle, summary: "Cut at its end, clear of the way back"),
        Variant("Long back and long title", .longBackAndTitle, summary: "The title keeps a third of the bar"),
        Variant("Nothing", .nothing, summary: "A bar alone"),
        Variant("Dark overlay", .overlay, summary: "Over a picture, dark in every theme"),
        Variant("Brand", .brand, summary: "In the brand's colour"),
    ]
    public static let plays = [
        Play(
            "Go back", state: "Back and title",
            """
            press Tab
            frame "focused"
            press Enter
            expect call "SimpleNavigationBar.goBack()"
            expect request "go back"
            """),
        Play(
            "Nowhere to go", state: "Title only",
            """
            press Tab Enter
            expect focus nothing
            """),
    ]
}
