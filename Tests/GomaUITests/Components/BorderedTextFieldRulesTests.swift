import Expectations
import GomaPictures
import Testing

@testable import GomaBetting
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// What can be typed into a field, and what is wrong with it.
@MainActor
struct BorderedTextFieldRulesTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [
        ("a@b.c", true), ("a@b", false), ("a@.c", false), ("a@b.", false), ("@b.c", false), ("a@b..c", false),
        ("a b@c.d", false), ("a@b.c ", false), ("a@b@c.d", false), ("jane", false), ("", false), ("é@b.c", true),
    ])
    func `an email has one sign and a domain of two parts at least`(text: String, isRight: Bool) {
        expect(BorderedTextFieldContent.email.accepts(text), is: isRight)
    }

    @Test(arguments: [
        ("Abcdef1", false), ("Abcdefg1", true), ("abcdefg1", false), ("ABCDEFG1", false), ("Abcdefgh", false),
    ])
    func `a password has eight characters at least, of three kinds`(text: String, isRight: Bool) {
        expect(BorderedTextFieldContent.password.accepts(text), is: isRight)
    }

    @Test(arguments: [
        ("123456", false), ("1234567", true), ("+351 (912) 345-678", true), ("1234567x", false), ("------", false),
        ("", false), ("٠١٢٣٤٥٦", true), ("①②③④⑤⑥⑦", false), ("一二三四五六七", false),
        ("06.12.34.56.78", true), ("06\u{A0}12\u{202F}34\u{A0}56\u{A0}78", true), (".......", false),
    ])
    func `a phone number has seven digits at least`(text: String, isRight: Bool) {
        expect(BorderedTextFieldContent.phone.accepts(text), is: isRight)
    }

    @Test(arguments: [(Int?.none, 1000), (5, 5), (0, 0), (1000, 1000)])
    func `a field takes as many characters as it says, and as its content has`(most: Int?, longest: Int) {
        let state = BorderedTextFieldDisplayState(id: "", title: "", maximumLength: most)

        expect(state.longestText, is: longest)
        #expect(state.accepts(String(repeating: "x", count: longest)))
        #expect(!state.accepts(String(repeating: "x", count: longest + 1)))
    }

    @Test(arguments: [(BorderedTextFieldContent.name, 100), (.phone, 30), (.text, 1000)])
    func `a field without a length of its own takes no more than its content can have, which can be read back`(
        content: BorderedTextFieldContent, most: Int
    ) {
        let model = BorderedTextFieldViewModel(
            BorderedTextFieldDisplayState(id: "", title: "", text: "1", content: content), in: environment)

        model.updateText(String(repeating: "1", count: most + 1))
        expect(model.currentDisplayState.text, is: "1")
        model.updateText(String(repeating: "1", count: most))

        let state = model.currentDisplayState
        expect(state.text.count, is: most)
        expect(JSONValue(encoding: state)?.decoded(as: BorderedTextFieldDisplayState.self), is: state)
    }

    @Test(arguments: [("", true), ("12 3", true), ("12a", false), ("١", false)])
    func `only characters that are allowed are taken`(text: String, isTaken: Bool) {
        let state = BorderedTextFieldDisplayState(id: "", title: "", allowedCharacters: "0123456789 ")

        expect(state.accepts(text), is: isTaken)
    }

    @Test func `a text beyond the length of its field can be shortened, and is not made longer`() {
        let model = BorderedTextFieldViewModel(
            BorderedTextFieldDisplayState(id: "", title: "", text: "1234567", maximumLength: 5), in: environment)

        model.updateText("12345678")
        expect(model.currentDisplayState.text, is: "1234567")
        for text in ["123456", "12345", "1234"] {
            model.updateText(text)
            expect(model.currentDisplayState.text, is: text)
        }
        model.updateText("123456")

        expect(model.currentDisplayState.text, is: "1234")
    }

    @Test func `a text with a character that cannot be typed can be corrected, and gets no second one`() {
        let model = BorderedTextFieldViewModel(
            BorderedTextFieldDisplayState(id: "", title: "", text: "1,50", allowedCharacters: "0123456789."),
            in: environment)

        model.updateText("1,5")
        expect(model.currentDisplayState.text, is: "1,5")
        model.updateText("1,5,")
        expect(model.currentDisplayState.text, is: "1,5")
        for text in ["1", "1.", "1.5"] { model.updateText(text) }
        model.updateText("1.5,")

        expect(model.currentDisplayState.text, is: "1.5")
    }

    @Test func `blanks alone fill in no field that has to be, and are sent by no Return`() {
        let model = BorderedTextFieldViewModel(
            BorderedTextFieldDisplayState(id: "name", title: "", isRequired: true), in: environment)
        var sent: [String] = []
        model.onSubmit = { sent.append($0) }

        model.updateText("  ")
        model.submit()
        expect(model.currentDisplayState.problem, is: .missing)
        model.updateText(" Ana")
        model.submit()

        expect(model.currentDisplayState.problem, is: nil)
        expect(sent, is: [" Ana"])
    }

    @Test func `a field counts up to as many characters as can be typed in it`() {
        let view = BorderedTextFieldView(environment: environment)
        view.configure(
            with: BorderedTextFieldViewModel(
                BorderedTextFieldDisplayState(id: "", title: "", text: "912", content: .phone, maximumLength: 50),
                in: environment))

        let rows = ComponentHarness(view, width: 40, in: environment).rows

        expect(rows[1], contains: "3/30")
    }

    @Test func `a field that is left twice is looked at once, and forgiven each time it is corrected`() {
        let model = BorderedTextFieldViewModel(
            BorderedTextFieldDisplayState(id: "", title: "", content: .email), in: environment)
        for text in ["x", "y"] {
            model.setFocused(true)
            model.updateText(text)
            expect(model.currentDisplayState.problem, is: nil)
            model.setFocused(false)
            expect(model.currentDisplayState.problem, is: .malformed)
            model.updateText("")
            model.setFocused(false)
        }
        expect(model.currentDisplayState.problem, is: nil)
    }

    @Test func `a password is shown and masked again each time, and another field shows nothing`() {
        let password = BorderedTextFieldViewModel(
            BorderedTextFieldDisplayState(id: "", title: "", isSecure: true), in: environment)
        let name = BorderedTextFieldViewModel(BorderedTextFieldDisplayState(id: "", title: ""), in: environment)
        for isVisible in [true, false, true] {
            password.togglePasswordVisibility()
            name.togglePasswordVisibility()
            expect(password.currentDisplayState.isPasswordVisible, is: isVisible)
            #expect(!name.currentDisplayState.isPasswordVisible)
        }
    }

    @Test func `the app's own input is asked for by a field that is in use and wants it, and by no other`() {
        for (usesCustomInput, isEnabled) in [(true, false), (false, true), (true, true)] {
            let model = BorderedTextFieldViewModel(
                BorderedTextFieldDisplayState(
                    id: "amount", title: "", usesCustomInput: usesCustomInput, isEnabled: isEnabled),
                in: environment)
            model.requestCustomInput()
            expect(environment.owner.requests.count, is: (usesCustomInput && isEnabled ? 1 : 0))
        }
        expect(environment.owner.requests.map(\.description), is: ["app:open-input field=amount"])
    }
}
