extension TransactionItemDisplayState {
    static let deposit = Self(
        transactionID: "T123456789", category: "Deposit", amount: Money(50, "XAF"), moment: .january(13, 18, 59),
        balance: Money(1250, "XAF"))
    static let withdrawal = Self(
        transactionID: "T987654321", category: "Withdrawal", amount: Money(-25, "XAF"), moment: .january(13, 20, 15),
        balance: Money(1200, "XAF"))
    static let betPlaced = Self(
        transactionID: "T555666777", category: "Real Madrid vs Barcelona", status: .placed,
        amount: Money(-100, "XAF"), moment: .january(14, 9, 30), balance: Money(1150, "XAF"))
    static let betWon = Self(
        transactionID: "T111222333", category: "Manchester City Manchester City Manchester City vs Arsenal",
        status: .won, amount: Money(250, "XAF"), moment: .january(14, 22, 5), balance: Money(1400, "XAF"))
    static let tax = Self(
        transactionID: "T444555666", category: "Win tax deduction", status: .tax, amount: Money(-12.5, "XAF"),
        moment: .january(14, 22, 5), balance: Money(1387.5, "XAF"))
    static let withoutBalance = Self(
        transactionID: "T999888777", category: "Withdrawal", status: .pending, amount: Money(-50, "XAF"),
        moment: .january(15, 8, 0))
    static let cancelled = Self(
        transactionID: "T202020202", category: "Withdrawal", status: .cancelled, amount: Money(50, "XAF"),
        moment: .january(15, 8, 40), balance: Money(1387.5, "XAF"))
    static let failed = Self(
        transactionID: "T303030303", category: "Deposit", status: .failed, amount: Money(500, "XAF"),
        moment: .january(15, 9, 12), balance: Money(1387.5, "XAF"))
    static let large = Self(
        transactionID: "T404040404", category: "Jackpot", status: .won, amount: Money(1_250_000.75, "XAF"),
        moment: .january(16, 0, 1), balance: Money(1_251_388.25, "XAF"))
    static let copied = deposit.with { $0.copying = .done }
    static let first = Self(
        transactionID: "T700000001", category: "Deposit", amount: Money(500, "XAF"), moment: .january(17, 12, 0),
        balance: Money(1887.5, "XAF"), corners: .top)
    static let inside = Self(
        transactionID: "T700000002", category: "Porto vs Benfica", status: .placed, amount: Money(-75, "XAF"),
        moment: .january(17, 12, 30), balance: Money(1812.5, "XAF"), corners: .none)
    static let last = Self(
        transactionID: "T700000003", category: "Withdrawal", amount: Money(-1000, "XAF"), moment: .january(17, 14, 0),
        balance: Money(812.5, "XAF"), corners: .bottom)
    static let empty = Self(transactionID: "", category: "", amount: nil, moment: nil)
}

extension CalendarMoment {
    /// A time of day in January 2025.
    fileprivate static func january(_ day: Int, _ hour: Int, _ minute: Int) -> Self {
        Self(year: 2025, month: 1, day: day, hour: hour, minute: minute)
    }
}

enum TransactionItemCatalog: CatalogEntry {
    typealias ComponentType = TransactionItemView

    static let category = Category.wallet
    static let subcategory = "History"
    static let summary = "One transaction: what for, how much, when, and what was left."
    static let tags = ["transaction", "history", "money", "balance", "copy"]
    static let defaultWidth = 52
    static let requests: [any ComponentRequest] = [CopyText("T123456789")]
    static let variants: [Variant<TransactionItemDisplayState>] = [
        Variant("Deposit", .deposit),
        Variant("Withdrawal", .withdrawal),
        Variant("Bet placed", .betPlaced),
        Variant("Bet won", .betWon, summary: "The category gives way"),
        Variant("Tax", .tax),
        Variant("Without balance", .withoutBalance, summary: "Still on its way"),
        Variant("Cancelled", .cancelled),
        Variant("Failed", .failed),
        Variant("Large amount", .large, summary: "Thousands are grouped"),
        Variant("Copied", .copied, summary: "The number has just been copied"),
        Variant("Not copied", .deposit.with { $0.copying = .failed }, summary: "The number could not be copied"),
        Variant("First of a group", .first),
        Variant("Inside a group", .inside),
        Variant("Last of a group", .last),
        Variant("Empty", .empty, summary: "Nothing is told of it"),
    ]
    static let plays = [
        Play(
            "Copy the number", state: "Deposit",
            """
            focus copy
            frame "with the focus"
            press it
            expect call "TransactionItem.copyTransactionID()"
            expect request app:copy-text text=T123456789
            wait 0.1s
            expect "Copied"
            frame "Said for a moment"
            wait 1.9s
            expect "Copied"
            wait 100ms
            expect "#T123456789"
            """)
    ]
}
