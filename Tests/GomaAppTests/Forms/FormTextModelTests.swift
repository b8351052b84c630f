import Expectations
import GomaCatalog
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Texts of a form, as its page binds them to fields.
@MainActor
struct FormTextModelTests {
    private let page: PageHarness

    init() throws {
        page = try PageHarness(
            describing: """
                sources:
                  form:
                    kind: form
                    fields:
                      - {id: email, title: Email, format: email}
                      - {id: pin, title: Pin, kind: secret, longest: 4, characters: "0123456789"}
                parts:
                  - {component: Button, with: {id: other, title: Other, isEnabled: true}}
                  - {component: BorderedTextField, of: form.email}
                  - {component: BorderedTextField, of: form.pin}
                """, width: 80, height: 24)
    }

    /// The models of the fields, from above.
    private func fields() throws -> [any BorderedTextFieldViewModelProtocol] {
        let fields =
            page.window.topController?.view.tree.compactMap { ($0 as? BorderedTextFieldView)?.viewModel } ?? []
        try #require(fields.count == 2)
        return fields
    }

    @Test func `Return leads on from a field, and sends the form from the last`() throws {
        let fields = try fields()

        expect(fields.map { $0.currentDisplayState.returnKey }, is: [.next, .send])
    }

    @Test func `a secret can be looked at and masked again, and there is nothing to look at in another text`() throws {
        let fields = try fields()
        func visible() -> [Bool] { fields.map { $0.currentDisplayState.isPasswordVisible } }

        for field in fields { field.togglePasswordVisibility() }
        expect(visible(), is: [false, true])
        for field in fields { field.togglePasswordVisibility() }

        expect(visible(), is: [false, false])
    }

    @Test func `a text that is too long, or of other characters, leaves the field as it was`() throws {
        let pin = try fields()[1]

        for (text, taken) in [("12", "12"), ("12a", "12"), ("1234", "1234"), ("12345", "1234"), ("", "")] {
            pin.updateText(text)
            expect(pin.currentDisplayState.text, is: taken)
        }
    }

    @Test func `what is wrong is said when the customer leaves the field, and not before`() throws {
        let email = try fields()[0]
        email.updateText("ana")
        email.setFocused(false)
        expect(email.currentDisplayState.problem, is: nil)
        for _ in 0..<2 { email.setFocused(true) }
        expect(email.currentDisplayState.problem, is: nil)

        email.setFocused(false)
        expect(email.currentDisplayState.problem, is: .told("Please enter a valid email address"))
        email.updateText("ana@")

        expect(email.currentDisplayState.problem, is: nil)
    }
}
