import GomaUI

/// The component's page in the gallery.
enum TeamRowCatalog: CatalogEntry {
    typealias ComponentType = TeamRowView

    static let category = Category.filters
    static let subcategory = "Rows"
    static let summary = "A title that the customer switches on and off."
    static let tags = ["selection"]
    static let variants: [Variant<TeamRowDisplayState>] = [
        Variant("Off", TeamRowDisplayState(title: "Goals")),
        Variant("On", TeamRowDisplayState(title: "Goals", isOn: true)),
        Variant(
            "Long title", TeamRowDisplayState(title: "Both teams to score in the first half"),
            summary: "The title is cut where room ends"),
    ]
    static let plays = [
        Play(
            "Switch on and off", state: "Off",
            """
            press Enter
            expect call "TeamRow.toggle()"
            frame "on"
            press Space
            frame "off"
            """)
    ]
}
