extension SimpleNavigationBarDisplayState {
    static let history = Self(title: "Transactions history")
    static let longTitle = Self(title: "Very long navigation bar title that should truncate properly")
    static let longBackAndTitle = Self(
        title: "Very long navigation bar title that should truncate",
        back: .titled("Go back to previous screen"))
    static let overlay = Self(title: "Highlights", back: .word, style: .overlay)
    static let brand = Self(title: "Deposit", back: .word, style: .brand)
}

enum SimpleNavigationBarCatalog: CatalogEntry {
    typealias ComponentType = SimpleNavigationBarView

    static let category = Category.navigation
    static let subcategory = "NavBars"
    static let summary = "The head of a screen: the way back and a title."
    static let tags = ["navigation", "header", "title", "back"]
    static let defaultWidth = 56
    static let requests: [any ComponentRequest] = [GoBack()]
    static let variants: [Variant<SimpleNavigationBarDisplayState>] = [
        Variant("Icon only", .init()),
        Variant("Back text", .init(back: .word), summary: "In the customer's language"),
        Variant("Title", .history),
        Variant("Back and title", .init(title: "Notifications", back: .word)),
        Variant("Title only", .init(title: "Settings", back: .hidden), summary: "Nowhere to go back to"),
        Variant("Long title", .longTitle, summary: "Cut at its end, clear of the way back"),
        Variant("Long back and long title", .longBackAndTitle, summary: "The title keeps a third of the bar"),
        Variant("Nothing", .init(back: .hidden), summary: "A bar alone"),
        Variant("Dark overlay", .overlay, summary: "Over a picture, dark in every theme"),
        Variant("Brand", .brand, summary: "In the brand's colour"),
    ]
    static let plays = [
        Play(
            "Go back", state: "Back and title",
            """
            press Tab
            frame "focused"
            press Enter
            expect call "SimpleNavigationBar.goBack()"
            expect request app:go-back
            """),
        Play.nothingToPress("Nowhere to go", state: "Title only", by: "Tab Enter"),
    ]
}
