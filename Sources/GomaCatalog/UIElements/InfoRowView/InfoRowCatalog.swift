extension InfoRowDisplayState {
    static let deposit = Self(id: "deposit", label: "Your deposit", value: .money(Money(1000, "XAF")))
    static let balance = Self(id: "balance", label: "Account balance", value: .money(Money(25_000, "XAF")))
    static let bonus = Self(
        id: "bonus", label: "Bonus balance", value: .money(Money(500, "XAF")), tone: .bonus)
    static let minimum = Self(id: "minimum", label: "Min", value: .money(Money(100, "XAF")))
    static let maximum = Self(
        id: "maximum", label: "Maximum withdrawal amount per day", value: .money(Money(1_000_000, "XAF")))
    static let completed = Self(
        id: "status", label: "Transaction status", value: .text("Completed"), tone: .success)
    static let pending = Self(
        id: "pending", label: "Pending amount", value: .money(Money(5000, "XAF")), tone: .warning)
}

enum InfoRowCatalog: CatalogEntry {
    typealias ComponentType = InfoRowView

    static let category = Category.uiElements
    static let subcategory = "InfoDisplay"
    static let summary = "A label and its value, such as an amount."
    static let tags = ["row", "amount", "label", "value"]
    static let variants: [Variant<InfoRowDisplayState>] = [
        Variant("Deposit", .deposit),
        Variant("Balance", .balance),
        Variant("Bonus", .bonus, summary: "A gift has a mark and a colour of its own"),
        Variant("Short", .minimum),
        Variant("Long", .maximum, summary: "The label gives way first, and goes on below"),
        Variant("Success", .completed),
        Variant("Warning", .pending),
    ]
    static let waivers = [
        CoverageWaiver("use", because: "it stands by itself on pages of the wallet, and is only read")
    ]
}
