import Expectations
import Foundation
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import GomaForms
@testable import TerminalKit

@MainActor
struct BorderedTextFieldTests {
    private let environment = ViewEnvironment.simulated()
    private static let width = 26
    private static let blank = BorderedTextFieldDisplayState.blank

    private typealias Harness = ComponentHarness<BorderedTextFieldView>

    private func stage(_ model: BorderedTextFieldViewModel, height: Int = 5) -> Harness {
        let view = BorderedTextFieldView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: Self.width, in: environment)
        stage.window.resize(to: Size(width: Self.width, height: height))
        stage.window.update()
        return stage
    }

    private func model(_ state: BorderedTextFieldDisplayState) -> BorderedTextFieldViewModel {
        BorderedTextFieldViewModel(state, in: environment)
    }

    @Test(arguments: BorderedTextFieldContent.allCases.filter { $0 != .text })
    func `data with more text than what is asked for can have is refused with its place`(
        content: BorderedTextFieldContent
    ) throws {
        func read(_ count: Int) throws -> BorderedTextFieldDisplayState {
            let state = BorderedTextFieldDisplayState(
                id: "a", title: "", text: String(repeating: "é", count: count), content: content)
            return try JSONDecoder().decode([BorderedTextFieldDisplayState].self, from: JSONEncoder().encode([state]))[
                0]
        }
        let most = content.longestText

        try expect(read(most).text.count, is: most)
        let error = try #require(throws: DecodingError.self) { try read(most + 1) }
        expect(
            StateProblem.words(for: error),
            is: "[0].text: wants text of at most \(most) characters where content is \(content)")
    }

    @Test func `what a field's data says is read as it is`() throws {
        let state = BorderedTextFieldDisplayState(
            id: "a", title: "b", text: "c", prefix: "d", content: .phone, isSecure: true, isPasswordVisible: true,
            isRequired: true, usesCustomInput: true, isFocused: true, problem: .told("e"), isEnabled: false,
            returnKey: .go, maximumLength: 9, allowedCharacters: "f")

        expect(JSONValue(encoding: state)?.decoded(as: BorderedTextFieldDisplayState.self), is: state)
        expect(JSONValue(encoding: Self.blank)?.decoded(as: BorderedTextFieldDisplayState.self), is: Self.blank)
    }

    @Test func `typing goes through the model`() {
        let model = model(.email)
        let stage = stage(model)

        stage.tab()
        stage.type("jo")

        expect(model.currentDisplayState.text, is: "jo")
        expect(
            stage.calls,
            is: [
                "BorderedTextField.setFocused(true)", #"BorderedTextField.updateText("j")"#,
                #"BorderedTextField.updateText("jo")"#,
            ])
    }

    @Test func `the log does not give a password away`() {
        let stage = stage(model(.password))

        stage.tab()
        stage.type("s")

        expect(stage.calls.last, is: "BorderedTextField.updateText(…)")
    }

    @Test func `the title floats while the field has the focus, and comes back to an empty field`() {
        let stage = stage(model(.email))
        expect(stage.rows[1], contains: "Email")

        stage.tab()
        stage.advance(by: .milliseconds(200))
        #expect(stage.rows[0].hasPrefix("┏ Email ━"))
        expect(stage.rows[1], lacks: "Email")

        stage.window.focus(nil)
        #expect(stage.rows[0].hasPrefix("▄▄▄▄"))
        expect(stage.rows[1], contains: "Email")
    }

    @Test func `the title takes a fifth of a second into the border`() {
        let stage = stage(model(.email))

        stage.tab()
        #expect(stage.rows[0].hasPrefix("┏ E ━"))
        stage.advance(by: .milliseconds(100))
        #expect(stage.rows[0].hasPrefix("┏ Ema ━"))
        stage.advance(by: .milliseconds(100))

        #expect(stage.rows[0].hasPrefix("┏ Email ━"))
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `the title over the text of another model is in the border at once`() {
        let stage = stage(model(BorderedTextFieldDisplayState(id: "stake", title: "Stake")))
        let other = model(BorderedTextFieldDisplayState(id: "stake", title: "Stake", text: "10"))

        stage.view.configure(with: other)

        expect(stage.rows, is: self.stage(other).rows)
        #expect(environment.isAtRest)
    }

    @Test func `a title floats by state alone, without the keyboard`() {
        let rows = stage(model(.emailFocused)).rows

        #expect(rows[0].hasPrefix("┏ Email ━"))
    }

    @Test func `a title does not float in a field out of use, whatever its state says of the keyboard`() {
        let state = BorderedTextFieldDisplayState(id: "a", title: "Name", isFocused: true, isEnabled: false)

        let rows = stage(model(state)).rows

        #expect(!rows[0].contains("Name") && rows[1].contains("Name"))
    }

    @Test func `an email is looked at on leaving, and forgiven while it is corrected`() {
        let model = model(.email)
        let stage = stage(model)

        stage.tab()
        stage.type("jane@")
        expect(model.currentDisplayState.problem, is: nil)
        stage.window.focus(nil)
        expect(stage.rows[3], is: " ✗ Please enter a valid")
        expect(stage.rows[4], is: "   email address")

        stage.tab()
        expect(model.currentDisplayState.problem, isNot: nil)
        stage.type("g")
        expect(model.currentDisplayState.problem, is: nil)
    }

    @Test func `Return looks at the text and hands on what is right`() {
        let model = model(.email)
        var submitted: [String] = []
        model.onSubmit = { submitted.append($0) }
        let stage = stage(model)

        stage.tab()
        stage.type("jane@goma")
        stage.press(.enter)
        expectEmpty(submitted)
        expect(model.currentDisplayState.problem, is: .malformed)

        stage.type(".com")
        stage.press(.enter)
        expect(submitted, is: ["jane@goma.com"])
    }

    @Test func `a required field is blamed for being empty on Return, not on leaving`() {
        let model = model(.required)
        let stage = stage(model)

        stage.tab()
        stage.window.focus(nil)
        expect(model.currentDisplayState.problem, is: nil)
        stage.tab()
        stage.press(.enter)

        expect(model.currentDisplayState.problem, is: .missing)
    }

    @Test func `clearing an error leaves the focus as it is`() {
        let model = model(.error)

        model.update { $0.problem = nil }

        expect(model.currentDisplayState.problem, is: nil)
        #expect(!model.currentDisplayState.isFocused)
    }

    @Test func `of an edit beyond the length there is as much as there is room for, and the field says so`() {
        let model = model(.full)
        let stage = stage(model)

        stage.tab()
        stage.type("X")
        expect(model.currentDisplayState.text, is: "WELCOME100")
        expect(stage.rows[1], contains: "max. 10")

        stage.press(.backspace)
        expect(stage.rows[1], lacks: "max. 10")
        stage.window.send(.paste("12"))
        expect(model.currentDisplayState.text, is: "WELCOME101")
        expect(stage.rows[1], contains: "max. 10")
    }

    @Test func `characters that are not allowed are refused`() {
        let model = model(.phonePrefix)
        let stage = stage(model)

        stage.tab()
        stage.type("x9")

        expect(model.currentDisplayState.text, is: "7123456789")
    }

    @Test func `an owner's rule refuses an edit`() {
        let model = model(.fullName)
        model.allowsEdit = { old, new in old.isEmpty || !new.contains("!") }
        let stage = stage(model)

        stage.tab()
        stage.type("a!b")

        expect(model.currentDisplayState.text, is: "ab")
    }

    @Test func `Ctrl-T shows a password and masks it again, and the keyboard stays`() {
        let model = model(.passwordMasked)
        let stage = stage(model)
        stage.tab()
        expect(stage.rows[1], contains: "•••••••••")

        stage.press(.control("t"))
        expect(stage.rows[1], contains: "Secret123")
        expect(stage.rows[1], contains: "Hide")
        #expect(model.currentDisplayState.isFocused)

        stage.press(.control("t"))
        expect(stage.rows[1], lacks: "Secret123")
    }

    @Test func `a click on Show shows a password, one beside it gives the keyboard`() {
        let model = model(.passwordMasked)
        let stage = stage(model)

        stage.click(x: Self.width - 3, y: 1)
        #expect(model.currentDisplayState.isPasswordVisible)
        #expect(stage.window.focusedView == nil)

        stage.click(x: 1, y: 0)
        #expect(stage.window.focusedView is TextField)
    }

    @Test func `the app's own input is asked for by Return and by a click, and nothing is typed`() {
        let model = model(.customInput)
        let stage = stage(model)

        stage.tab()
        stage.type("1")
        stage.press(.enter)
        stage.click(x: 6, y: 1)

        let asked = model.environment.owner.requests.map(\.description)
        expect(asked, is: Array(repeating: "app:open-input field=amount", count: 2))
        expect(model.currentDisplayState.text, is: "25.00")
    }

    @Test func `the cursor stands behind what has been typed`() {
        let stage = stage(model(.email))

        stage.tab()
        stage.type("ab")

        expect(stage.window.cursor, is: Point(x: 4, y: 1))
    }

    @Test func `a field that is disabled while it is used keeps the keyboard and takes nothing`() {
        let model = model(.email)
        let stage = stage(model)
        stage.tab()

        model.update { $0.isEnabled = false }
        stage.type("a")

        #expect(stage.rows[0].hasPrefix("┏"))
        expectEmpty(model.currentDisplayState.text)
        expect(model.currentDisplayState.isFocused, is: true)
        model.update { $0.isEnabled = true }
        stage.type("b")
        expect(model.currentDisplayState.text, is: "b")
    }

    @Test func `a field that is left while it is disabled has not the keyboard when it can be used again`() {
        let model = model(.email)
        let stage = stage(model)
        stage.tab()

        model.update { $0.isEnabled = false }
        stage.window.focus(nil)
        model.update { $0.isEnabled = true }

        #expect(!model.currentDisplayState.isFocused)
    }

    @Test func `what Return does is read anew once it is something else`() {
        let model = model(.email)
        let stage = stage(model)
        stage.tab()
        var askedFrames = 0
        stage.window.onNeedsFrame = { askedFrames += 1 }

        model.update { $0.returnKey = .send }

        expect(askedFrames, is: 1)
    }

    @Test func `a model that keeps its text has the last word`() {
        let model = model(.fullName)
        let stage = stage(model)
        stage.tab()
        stage.type("a")

        model.replaceState(.fullName)

        expect(stage.rows[1], is: "┃                        ┃")
    }
}
