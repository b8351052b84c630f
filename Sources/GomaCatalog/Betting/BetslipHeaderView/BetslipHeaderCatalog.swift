extension BetslipHeaderDisplayState {
    static let guest = Self(.guest)
    static let loggedIn = Self(.loggedIn(balance: Money(25_000, "XAF")))
    static let largeBalance = Self(.loggedIn(balance: Money(1_250_000, "XAF")))
    static let nothingLeft = Self(.loggedIn(balance: Money(0, "XAF")))
    static let loggingIn = Self(.loggingIn)
    static let locked = Self(.loginFailed(.told("Account locked")))
    static let disabled = Self(.guest, isEnabled: false)
}

enum BetslipHeaderCatalog: CatalogEntry {
    typealias ComponentType = BetslipHeaderView

    static let category = Category.betting
    static let subcategory = "BetSlip"
    static let summary = "The bet slip's top line: the ways in for guests, the balance for customers."
    static let tags = ["bet slip", "header", "balance", "login"]
    static let defaultWidth = 56
    static let waivers = [
        CoverageWaiver("session.unknown", because: "nothing is known before there is a model: that is the blank state")
    ]
    static let requests: [any ComponentRequest] = [
        OpenRegistration(),
        LogIn(),
        CloseBetslip(),
    ]
    static let variants: [Variant<BetslipHeaderDisplayState>] = [
        Variant("Not logged in", .guest),
        Variant("Logged in", .loggedIn),
        Variant("Large balance", .largeBalance),
        Variant("Enabled", .nothingLeft, summary: "Open to a customer with nothing left to bet with"),
        Variant("Logging in", .loggingIn, summary: "The balance is on its way"),
        Variant("Not let in", .init(.loginFailed(.refused)), answers: [.refused], summary: "It can be tried again"),
        Variant("Not let in for a reason", .locked, summary: "In the words of the owner"),
        Variant("Disabled", .disabled, summary: "Can still be closed"),
        Variant("Disabled logged in", .init(.loggedIn(balance: Money(25_000, "XAF")), isEnabled: false)),
    ]
    static let plays = [
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
            "Refused again", state: "Not let in",
            """
            focus logIn
            press it
            expect "Balance:"
            expect focus TextLink
            wait 1s
            expect "Not logged in"
            expect focus logIn
            frame "The ways in are still there"
            press Enter
            expect "Balance:"
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
