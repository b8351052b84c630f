extension SportTypeSelectorItemDisplayState {
    static let football = Self(id: "football", name: "Football", icon: .football)
    static let basketball = Self(id: "basketball", name: "Basketball", icon: .basketball)
    static let tennis = Self(id: "tennis", name: "Tennis", icon: .tennis)
    static let baseball = Self(id: "baseball", name: "Baseball", icon: .baseball)
    static let hockey = Self(id: "hockey", name: "Hockey", icon: .hockey)
    static let golf = Self(id: "golf", name: "Golf", icon: .golf)
    static let volleyball = Self(id: "volleyball", name: "Volleyball", icon: .volleyball)
    static let americanFootball = Self(
        id: "american-football", name: "American Football", icon: .americanFootball)
    static let tableTennis = Self(id: "table-tennis", name: "Table Tennis", icon: .tableTennis)
    static let longest = Self(id: "beach", name: "Beach Volleyball and Footvolley", icon: .volleyball)
    static let selectedFootball = Self(id: "football", name: "Football", icon: .football, isSelected: true)
    static let disabled = Self(id: "golf", name: "Golf", icon: .golf, isEnabled: false)
}

enum SportTypeSelectorItemCatalog: CatalogEntry {
    typealias ComponentType = SportTypeSelectorItemView

    static let category = Category.filters
    static let subcategory = "Items"
    static let summary = "A tile for one sport in the choice of sports."
    static let tags = ["filter", "sport", "tile", "selection"]
    static let defaultWidth = 20
    static let requests: [any ComponentRequest] = [OpenSport(id: "football")]
    static let variants: [Variant<SportTypeSelectorItemDisplayState>] = [
        Variant("Football", .football),
        Variant("Basketball", .basketball),
        Variant("Tennis", .tennis),
        Variant("Baseball", .baseball),
        Variant("Hockey", .hockey),
        Variant("Golf", .golf),
        Variant("Volleyball", .volleyball),
        Variant("American football", .americanFootball),
        Variant("Short", .init(id: "ice", name: "Ice", icon: .hockey)),
        Variant("Table tennis", .tableTennis),
        Variant("Longest", .longest, summary: "The name is cut"),
        Variant("Without picture", .init(id: "chess", name: "Chess")),
        Variant("Selected", .selectedFootball),
        Variant("Disabled", .disabled, summary: "Nothing is on offer now"),
    ]
    static let plays = [
        Play(
            "Choose", state: "Football",
            """
            press Enter
            expect call "SportTypeSelectorItem.select()"
            expect request betting:open-sport id=football
            frame "chosen"
            """),
        Play.nothingToPress("Disabled", state: "Disabled", by: "Enter"),
    ]
}
