extension CashoutSubmissionInfoDisplayState {
    static let success = Self(state: .success)
    static let error = Self(state: .error(.refused))
    static let longSuccess = Self(
        state: .success, message: "Your cashout of XAF 500 has been processed successfully!")
    static let longError = Self(
        state: .error(.refused), message: "Unable to process cashout. Please try again later.")
    static let noAnswer = Self(state: .error(.noAnswer))
    static let toldReason = Self(state: .error(.told("The odds have changed")))
    static let submitting = Self(state: .submitting)
    static let toBeRefused = error(of: "XAF 48.00")
    static let toBeRefusedOnce = error(of: "XAF 64.00")
    static let toBeLost = error(of: "XAF 80.00")
    static let hidden = Self(state: .success, isVisible: false)

    private static func error(of amount: String) -> Self {
        Self(state: .error(.refused), message: "Cashout of \(amount) failed")
    }
}

/// The cash-out notice's page in the gallery.
enum CashoutSubmissionInfoCatalog: CatalogEntry {
    typealias ComponentType = CashoutSubmissionInfoView

    static let category = Category.betting
    static let subcategory = "Cashout"
    static let summary = "A notice on what has become of a cash-out, with the answer to it."
    static let tags = ["cash out", "notice", "success", "error", "retry"]
    static let children: [any StandardComponent.Type] = [ButtonView.self]
    static let defaultWidth = 44
    static let requests: [any ComponentRequest] = [
        AwaitCashout()
    ]
    static let variants: [Variant<CashoutSubmissionInfoDisplayState>] = [
        Variant("Success", .success, summary: "\"OK\" takes the notice away"),
        Variant("Error", .error, summary: "\"Retry\" asks again"),
        Variant("Visible", .longSuccess, summary: "A success that takes two rows where it is narrow"),
        Variant("Long error", .longError),
        Variant("No answer", .noAnswer),
        Variant("Error with reason", .toldReason, summary: "In the words of whoever was asked"),
        Variant("Submitting", .submitting, summary: "The answer is on its way"),
        Variant("Hidden", .hidden, summary: "Nothing to tell takes no room"),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "Asked again, it is refused again"),
        Variant(
            "Fails, then succeeds", .toBeRefusedOnce, answers: [.refused, .given],
            summary: "Asked again it is refused, and then given"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "Asked again, there is no answer"),
    ]
    static let plays = [
        Play(
            "Fine", state: "Success",
            """
            press Tab Enter
            expect call "Button.press()"
            expect not "Cashout Successful"
            """),
        Play(
            "Try again", state: "Error",
            """
            press Tab Enter
            expect "Cashing out"
            frame "Asked again"
            wait 1.5s
            expect "Cashout Successful"
            press Tab Enter
            expect not "Cashout Successful"
            """),
        Play(
            "Refused, and refused again", state: "Refused",
            """
            press Tab Enter
            expect "Cashing out"
            wait 1.5s
            expect "Cashout Failed"
            press Tab Enter
            wait 1.5s
            expect "Cashout Failed"
            """),
        Play(
            "Refused once", state: "Fails, then succeeds",
            """
            press Tab Enter
            wait 1.5s
            expect "Cashout Failed"
            frame "Refused"
            press Tab Enter
            wait 1.5s
            expect "Cashout Successful"
            """),
        Play(
            "No answer", state: "Times out",
            """
            press Tab Enter
            wait 4.9s
            expect "Cashing out"
            wait 0.1s
            expect "No answer"
            frame "It can be asked again"
            """),
    ]
}
