extension CodeInputDisplayState {
    static let withCode = Self(code: "BA2672")
    static let loading = Self(code: "BA2672", phase: .loading)
    static let refused = Self(code: "BA2672", phase: .refused(.refused))
    static let refusedWithReason = withCode.with { $0.phase = .refused(.told("All matches of this bet slip are over")) }
    static let missing = Self(problem: .missing)
    static let tooShort = Self(code: "BA", problem: .tooShort)
    static let cut = Self(code: "BA2672BA2672", problem: .cut)
    static let filtered = Self(code: "BA2672", problem: .filtered)
    static let promotion = Self(
        placeholder: "Promotion code", buttonTitle: "Redeem", minimumLength: 6, maximumLength: 8)
}

enum CodeInputCatalog: CatalogEntry {
    typealias ComponentType = CodeInputView

    static let category = Category.forms
    static let subcategory = "CodeEntry"
    static let summary = "A field for a booking code, and the button that loads its bet slip."
    static let tags = ["form", "code", "booking", "loading", "error"]
    static let children: [any StandardComponent.Type] = [BorderedTextFieldView.self, ButtonView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [
        LoadBookingCode(code: "BA2672"),
        OpenBetslip(),
    ]
    static let variants: [Variant<CodeInputDisplayState>] = [
        Variant("Default", .init()),
        Variant("With code", .withCode),
        Variant("Focused", .init(code: "BA", isFieldFocused: true), summary: "The customer is typing"),
        Variant("Loading", .loading, summary: "Nothing can be changed meanwhile"),
        Variant("Error", .refused, summary: "The code was refused; it goes with the next letter"),
        Variant("Error with reason", .refusedWithReason, summary: "In the words of the server"),
        Variant("Missing", .missing, summary: "Return was pressed in an empty field"),
        Variant("Too short", .tooShort, summary: "The field was left"),
        Variant("Cut", .cut, summary: "What was pasted was too long"),
        Variant("Filtered", .filtered, summary: "What was pasted had other characters"),
        Variant("Own words", .promotion, summary: "For codes of another kind"),
        Variant("Refused", .init(code: "XX0000"), answers: [.refused, .given], summary: "The first answer is no"),
        Variant("Times out", .init(code: "XX9999"), answers: [.silence], summary: "No request is answered"),
    ]
    static let plays = [
        Play(
            "Type a code and load it", state: "Default",
            """
            focus field
            press Enter
            expect "Enter the code that you were given"
            frame "Nothing typed"
            type "ba"
            expect not "Enter the code"
            expect "BA"
            press Enter
            expect "at least 4 characters"
            frame "Too short"
            type "2672"
            expect call "CodeInput.changeCode(to: \\"BA2672\\")"
            focus button
            press it
            expect call "CodeInput.submit()"
            expect "Loading"
            frame "On its way"
            wait 1.5s
            expect request betting:open-betslip
            frame "Loaded"
            """),
        Play(
            "A code with what no code has", state: "Default",
            """
            focus field
            type "ba 26-72"
            expect "BA2672"
            expect not "left out"
            type "!"
            expect "left out"
            frame "Left out"
            type "ABCDEFG"
            expect "Only the first 12 characters were taken"
            frame "Cut"
            press Backspace
            expect not "Only the first"
            """),
        Play(
            "Refused, corrected, given", state: "Refused",
            """
            focus field
            press Enter
            wait 1.5s
            expect "Booking code can’t be found"
            frame "Refused"
            press Backspace
            expect not "Booking code can’t be found"
            type "1"
            press Enter
            wait 1.5s
            expect request betting:open-betslip
            """),
        Play.noAnswer(to: "focus button", "press it", meanwhile: "Loading", frame: "It can be asked for again"),
        Play(
            "Left too short", state: "Focused",
            """
            call field setFocused(false)
            expect "at least 4 characters"
            frame "Blamed once it is left"
            """),
    ]
}
