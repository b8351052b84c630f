import Expectations
import GomaUI
import Testing

@testable import GomaApp
@testable import GomaPages

/// What components show of the fields of a form.
struct FormFieldStatesTests {
    private func field(_ pin: String, problem: String? = nil) -> FormField {
        FormField(
            id: "pin", kind: .code, title: "", format: nil, prefix: nil, longest: 4, characters: nil, choices: [],
            links: [], isRequired: true, text: pin, isOn: false, problem: problem)
    }

    @Test func `what is wrong with a code is said as long as it is, and what its boxes say themselves stays`() {
        var state = PinDigitEntryDisplayState(id: "pin", digitCount: 4)

        state.show(field("1234", problem: "Another code"))
        expect(state.pin, is: "1234")
        expect(state.problem, is: .refused(.told("Another code")))
        state.show(field("1234"))
        #expect(state.pin == "1234" && state.problem == nil)
        state.problem = .cut
        state.show(field("1234"))

        expect(state.problem, is: .cut)
    }

    private func choice(_ title: String) -> FormField {
        FormField(
            id: "reason", kind: .choice, title: title, format: nil, prefix: nil, longest: nil, characters: nil,
            choices: [FormChoice(id: "break", title: "A break")], links: [], isRequired: true, text: "", isOn: false,
            problem: nil)
    }

    @Test func `a choice asks what its field asks now, and nothing where that is said elsewhere`() {
        var state = SelectOptionsDisplayState(choice("Why?"))

        state.show(choice("Why now?"))
        expect(state.title, is: "Why now?")
        state.show(choice(""))

        expect(state.title, is: nil)
    }
}
