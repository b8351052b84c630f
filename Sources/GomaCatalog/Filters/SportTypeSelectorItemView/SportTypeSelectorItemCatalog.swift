extension SportTypeSelectorItemDisplayState {
    /// The gallery's "Football".
    public static let football = Self(id: "football", name: "Football", icon: .football)
    /// The gallery's "Basketball".
    public static let basketball = Self(id: "basketball", name: "Basketball", icon: .basketball)
    /// The gallery's "Tennis".
    public static let tennis = Self(id: "tennis", name: "Tennis", icon: .tennis)
    /// The gallery's "Baseball".
    public static let baseball = Self(id: "baseball", name: "Baseball", icon: .baseball)
    /// The gallery's "Hockey".
    public static let hockey = Self(id: "hockey", name: "Hockey", icon: .hockey)
    /// The gallery's "Golf".
    public static let golf = Self(id: "golf", name: "Golf", icon: .golf)
    /// The gallery's "Volleyball".
    public static let volleyball = Self(id: "volleyball", name: "Volleyball", icon: .volleyball)
    /// The gallery's "American football".
    public static let americanFootball = Self(
        id: "american-football", name: "American Football", icon: .americanFootball)
    /// The gallery's "Short".
    public static let short = Self(id: "ice", name: "Ice", icon: .hockey)
    /// The gallery's "Table tennis".
    public static let tableTennis = Self(id: "table-tennis", name: "Table Tennis", icon: .tableTennis)
    /// The gallery's "Longest". The name is cut.
    public static let longest = Self(id: "beach", name: "Beach Volleyball and Footvolley", icon: .volleyball)
    /// The gallery's "Without picture".
    public static let withoutIcon = Self(id: "chess", name: "Chess")
    /// The gallery's "Selected".
    public static let selectedFootball = Self(id: "football", name: "Football", icon: .football, isSelected: true)
    /// The gallery's "Disabled". Nothing is on offer now.
    public static let disabled = Self(id: "golf", name: "Golf", icon: .golf, isEnabled: false)
}

/// The tile's page in the gallery.
public enum SportTypeSelectorItemCatalog: CatalogEntry {
    public typealias ComponentType = SportTypeSelectorItemView

    public static let category = Category.filters
    public static let subcategory = "Items"
    public static let summary = "A tile for one sport in the choice of sports."
    public static let tags = ["filter", "sport", "tile", "selection"]
    public static let defaultWidth = 20
    public static let variants: [Variant<SportTypeSelectorItemDisplayState>] = [
        Variant("Football", .football),
        Variant("Basketball", .basketball),
        Variant("Tennis", .tennis),
        Variant("Baseball", .baseball),
        Variant("Hockey", .hockey),
        Variant("Golf", .golf),
        Variant("Volleyball", .volleyball),
        Variant("American football", .americanFootball),
        Variant("Short", .short),
        Variant("Table tennis", .tableTennis),
        Variant("Longest", .longest, summary: "The name is cut"),
        Variant("Without picture", .withoutIcon),
        Variant("Selected", .selectedFootball),
        Variant("Disabled", .disabled, summary: "Nothing is on offer now"),
    ]
    public static let plays = [
        Play(
            "Choose", state: "Football",
            """
            press Enter
            expect call "SportTypeSelectorItem.select()"
            expect request "open the sport Football"
            frame "chosen"
            """),
        Play(
            "Disabled", state: "Disabled",
            """
            press Enter
            expect focus nothing
            """),
    ]
}
