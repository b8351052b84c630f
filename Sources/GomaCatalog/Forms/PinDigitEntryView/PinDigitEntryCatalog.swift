extension PinDigitEntryDisplayState {
    static let empty = Self(id: "pin", digitCount: 4)
    static let oneDigit = Self(id: "pin", digitCount: 4, pin: "1")
    static let partial = Self(id: "code", digitCount: 6, pin: "123")
    static let gap = Self(id: "code", digitCount: 6, pin: "123456").with {
        $0.digits[2] = nil
        $0.cursor = 2
    }
    static let complete = Self(id: "pin", digitCount: 4, pin: "1234")
    static let wrong = Self(id: "code", digitCount: 6, pin: "123456", problem: .refused(.refused))
    static let wrongWithReason = Self(
        id: "code", digitCount: 6, pin: "123456",
        problem: .refused(.told("This code has expired. Ask for another one and enter it within ten minutes.")))
    static let incomplete = Self(id: "code", digitCount: 6, pin: "12", problem: .incomplete)
    static let cut = Self(id: "pin", digitCount: 4, pin: "4711", problem: .cut)
    static let notDigits = Self(id: "pin", digitCount: 4, pin: "47", problem: .notDigits)
}

enum PinDigitEntryCatalog: CatalogEntry {
    typealias ComponentType = PinDigitEntryView

    static let category = Category.forms
    static let subcategory = "Validation"
    static let summary = "A code of digits, each in a box of its own."
    static let tags = ["form", "input", "code", "digits", "verification"]
    static let requests: [any ComponentRequest] = [SubmitText(field: "pin")]
    static let variants: [Variant<PinDigitEntryDisplayState>] = [
        Variant("Empty", .empty),
        Variant("Empty, six digits", .init(id: "code", digitCount: 6)),
        Variant("Empty, eight digits", .init(id: "long-code", digitCount: 8)),
        Variant("One digit", .oneDigit),
        Variant("Partial", .partial),
        Variant("Gap", .gap, summary: "A digit in the middle was taken back"),
        Variant("Complete", .complete),
        Variant("Wrong", .wrong, summary: "Goes once a digit is changed"),
        Variant("Wrong, with reason", .wrongWithReason, summary: "In the words of the server"),
        Variant("Incomplete", .incomplete, summary: "Return was pressed too early"),
        Variant("Cut", .cut, summary: "What was pasted was too long"),
        Variant("Not digits", .notDigits, summary: "Letters were typed"),
    ]
    static let plays = [
        Play(
            "Type a code", state: "Empty",
            """
            press Tab
            frame "The first box"
            type "1"
            expect call "PinDigitEntry.enter(…)"
            press Enter
            expect call "PinDigitEntry.submit()"
            expect "Enter all 4 digits"
            type "23"
            expect not "Enter all"
            type "4"
            expect request app:submit-text
            frame "Whole, and handed on"
            type "9"
            frame "Full"
            press Enter
            expect request app:submit-text
            """),
        Play(
            "Correct a digit", state: "Complete",
            """
            press Tab Left Left
            expect call "PinDigitEntry.moveCursor(to: 2)"
            type "7"
            expect "7"
            frame "Replaced"
            press Enter
            expect request app:submit-text
            press Left Backspace
            expect call "PinDigitEntry.deleteBackward()"
            frame "Taken back"
            press Backspace
            frame "And the one before"
            press Right Right
            press Ctrl-U
            expect call "PinDigitEntry.clear()"
            frame "Emptied"
            """),
        Play(
            "Go to a box by the mouse", state: "Partial",
            """
            click 8,1
            expect call "PinDigitEntry.moveCursor(to: 1)"
            type "9"
            frame "Replaced"
            """),
        Play(
            "Paste", state: "Empty, six digits",
            """
            press Tab
            call enter("Your code: 471-10815.")
            expect "Only the first 6 digits were taken"
            frame "Cut, and not handed on"
            press Enter
            expect request app:submit-text
            press Backspace
            expect not "Only the first"
            call enter("no digits")
            expect "The code has only digits"
            frame "None in it"
            call enter("12 34 56")
            expect request app:submit-text
            frame "A whole code begins in the first box"
            """),
        Play(
            "Another try", state: "Wrong",
            """
            expect "This is not the right code"
            press Tab Backspace
            expect not "right code"
            frame "Being corrected"
            """),
    ]
}
