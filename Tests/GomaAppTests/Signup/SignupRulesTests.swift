import GomaCatalog
import GomaPictures
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// What is wrong with what has been typed to open an account.
@MainActor
struct SignupRulesTests {
    private static func form(_ change: (inout SignupState) -> Void = { _ in }) -> SignupState {
        var state = SignupState(in: ViewEnvironment.simulated())
        change(&state)
        return state
    }

    private static func words(_ problem: LocalizationKey?) -> String? {
        problem.map { ViewEnvironment.simulated().text($0) }
    }

    @Test func `an empty form misses every field, in the form's order`() {
        let state = Self.form()

        #expect(state.wrongFields == SignupField.allCases)
        #expect(SignupField.allCases.map { state.problem(with: $0) } == SignupField.allCases.map(\.missing))
    }

    @Test(arguments: [
        (SignupField.name, "Ana Silva", nil), (.name, "Ana", "Enter your first name and your last name"),
        (.name, "  ", "Enter your name"), (.name, "Ana 5ilva", "Enter your first name and your last name"),
        (.name, "Ana -", "Enter your first name and your last name"), (.email, "ana@goma.example", nil),
        (.email, "ana@goma", "Please enter a valid email address"), (.phone, "912 345 678", nil),
        (.phone, "91234567", "A phone number has {digits} digits"),
        (.phone, "9123456789", "A phone number has {digits} digits"), (.password, "Sup3rsecret", nil),
        (
            .password, "secret",
            "Password must be at least 8 characters long and contain uppercase, lowercase, and a number"
        ),
    ])
    func `every field has rules of its own`(field: SignupField, text: String, words: String?) {
        let state = Self.form { $0[keyPath: field.place].text = text }

        #expect(Self.words(state.problem(with: field)) == words)
    }

    @Test(arguments: ["AnaSilva1", "mysilvaX9", "SILVA123a"])
    func `a password has none of the customer's names in it`(password: String) {
        let state = Self.form {
            $0.name.text = "Ana Silva"
            $0.password.text = password
        }

        #expect(Self.words(state.problem(with: .password)) == "Choose one without your name in it")
    }

    @Test func `all problems are said at once, and forgotten where there are none any more`() {
        var state = Self.form { $0.email.text = "ana@goma.example" }

        state.sayProblems { $0.english }
        #expect(state.name.problem != nil && state.email.problem == nil && state.terms.problem != nil)
        state.name.text = "Ana Silva"
        state.terms.toggle()
        state.sayProblems { $0.english }

        #expect(state.name.problem == nil && state.terms.problem == nil && state.phone.problem != nil)
    }
}
