import Foundation

extension CashoutSliderDisplayState {
    public static let maximum = xaf(200)
    public static let minimum = xaf(Decimal(sign: .plus, exponent: -1, significand: 1))
    public static let middle = xaf(100)
    public static let low = xaf(50)
    public static let highRange = Self(
        title: "Choose a cash out amount", minimum: 10, maximum: 1000, amount: 500, currency: "XAF",
        button: .cashOut(title: "Cash out XAF 500.00"))
    public static let disabled = xaf(100, isEnabled: false)
    public static let submitting = Self(
        title: "Choose a cash out amount", minimum: tenth, maximum: 200, amount: 120, currency: "XAF",
        phase: .submitting, button: .cashOut(title: "Cashing out", isEnabled: false))
    public static let failed = xaf(120, phase: .failed(message: nil))

    /// 0.10, which a floating-point literal would not be.
    static let tenth = Decimal(sign: .plus, exponent: -1, significand: 1)

    static func xaf(_ amount: Decimal, isEnabled: Bool = true, phase: CashoutSliderPhase = .choosing) -> Self {
        let money = MoneyFormatter(Localization.english).string(Money(amount, "XAF"))
        return Self(
            title: "Choose a cash out amount", minimum: tenth, maximum: 200, amount: amount, currency: "XAF",
            isEnabled: isEnabled, phase: phase, button: .cashOut(title: "Cash out \(money)", isEnabled: isEnabled))
    }
}

/// The cash-out slider's page in the gallery.
public enum CashoutSliderCatalog: CatalogEntry {
    public static let name = "CashoutSlider"
    public static let category = Category.betting
    public static let subcategory = "Cashout"
    public static let summary = "A slider to choose how much of a bet to cash out, and the button that does it."
    public static let tags = ["cash out", "slider", "amount", "loading", "error"]
    public static let children: [any CatalogEntry.Type] = [ButtonCatalog.self]
    public static let defaultWidth = 48
    public static let variants: [Variant<CashoutSliderDisplayState>] = [
        Variant("Enabled", .maximum, summary: "At the most that can be had"),
        Variant("Minimum", .minimum, summary: "At the least that can be had"),
        Variant("Middle", .middle),
        Variant("Low", .low),
        Variant("High range", .highRange),
        Variant("Disabled", .disabled),
        Variant("Submitting", .submitting, summary: "The amount is being asked for"),
        Variant("Failed", .failed, summary: "It was not given; it can be asked for again"),
    ]
    public static let intents = [Intent("changeAmount(to:)", MockCashoutSliderViewModel.changeAmount)]
    public static let plays = [
        Play(
            "Choose and cash out", state: "Middle",
            """
            press Tab Right Right
            expect "Cash out XAF 104.00"
            press PgUp
            expect "Cash out XAF 124.00"
            press End
            expect "Cash out XAF 200.00"
            press Home
            expect "Cash out XAF 0.10"
            frame "The least"
            press PgUp Tab Enter
            expect call "Button.press()"
            expect "Cashing out"
            frame "Asked for"
            wait 1.5s
            expect "180.00"
            frame "What is left"
            """)
    ]

    public static func makeView(in environment: ViewEnvironment) -> CashoutSliderView {
        .init(environment: environment)
    }

    public static func makeViewModel(
        _ state: CashoutSliderDisplayState, in environment: ViewEnvironment
    ) -> MockCashoutSliderViewModel { .init(state, in: environment) }
}
