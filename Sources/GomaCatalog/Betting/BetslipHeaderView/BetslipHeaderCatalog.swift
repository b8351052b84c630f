extension BetslipHeaderDisplayState {
    /// The gallery's "Not logged in".
    public static let guest = Self(.guest)
    /// The gallery's "Logged in".
    public static let loggedIn = Self(.loggedIn(balance: Money(25_000, "XAF")))
    /// The gallery's "Large balance".
    public static let largeBalance = Self(.loggedIn(balance: Money(1_250_000, "XAF")))
    /// The gallery's "Enabled". Open to a customer with nothing left to bet with.
    public static let nothingLeft = Self(.loggedIn(balance: Money(0, "XAF")))
    /// The gallery's "Logging in". The balance is on its way.
    public static let loggingIn = Self(.loggingIn)
    /// The gallery's "Disabled". Can still be closed.
    public static let disabled = Self(.guest, isEnabled: false)
    /// The gallery's "Disabled logged in".
    public static let disabledLoggedIn = Self(.loggedIn(balance: Money(25_000, "XAF")), isEnabled: false)
}

/// The bet slip header's page in the gallery.
public enum BetslipHeaderCatalog: CatalogEntry {
    public typealias ComponentType = BetslipHeaderView

    public static let category = Category.betting
    public static let subcategory = "BetSlip"
    public static let summary = "The bet slip's top line: the ways in for guests, the balance for customers."
    public static let tags = ["bet slip", "header", "balance", "login"]
    public static let defaultWidth = 56
    public static let waivers = [
        CoverageWaiver("session.unknown", because: "nothing is known before there is a model: that is the blank state")
    ]
    public static let variants: [Variant<BetslipHeaderDisplayState>] = [
        Variant("Not logged in", .guest),
        Variant("Logged in", .loggedIn),
        Variant("Large balance", .largeBalance),
        Variant("Enabled", .nothingLeft, summary: "Open to a customer with nothing left to bet with"),
        Variant("Logging in", .loggingIn, summary: "The balance is on its way"),
        Variant("Disabled", .disabled, summary: "Can still be closed"),
        Variant("Disabled logged in", .disabledLoggedIn),
    ]
    public static let plays = [
        Play(
            "Log in", state: "Not logged in",
            """
            focus join
            press it
            expect call "BetslipHeader.join()"
            focus logIn
            press it
            expect call "BetslipHeader.logIn()"
            expect "Balance:"
            frame "the balance is on its way"
            wait 1s
            expect "XAF 25,000.00"
            frame "logged in"
            """),
        Play(
            "Close while disabled", state: "Disabled",
            """
            focus close
            press it
            expect call "BetslipHeader.close()"
            """),
    ]
}
