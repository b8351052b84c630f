import GomaUI

/// What is wrong with what has been typed.
extension SignupState {
    /// Digits of a phone number, without the country's code.
    static let phoneDigits = 9

    /// What is wrong with a field; `nil` where nothing is.
    func problem(with field: SignupField) -> LocalizationKey? {
        let text = self[keyPath: field.place].text
        guard text.contains(where: { !$0.isWhitespace }) else { return field.missing }
        return switch field {
        case .name: Self.isFullName(text) ? nil : .signupNameIncomplete
        case .email: malformed(.email, text)
        case .phone: text.count(where: \.isNumber) == Self.phoneDigits ? nil : .signupPhoneIncomplete
        case .password: malformed(.password, text) ?? guessedPassword(text)
        }
    }

    private func malformed(_ content: BorderedTextFieldContent, _ text: String) -> LocalizationKey? {
        content.accepts(text) ? nil : content.malformed
    }

    /// The fields that have something wrong, in the form's order.
    var wrongFields: [SignupField] { SignupField.allCases.filter { problem(with: $0) != nil } }

    /// Says what is wrong in every field, and with the consent.
    /// - Parameter text: the words for a text, with the number of digits that a phone number has.
    mutating func sayProblems(in text: (LocalizationKey) -> String) {
        for field in SignupField.allCases {
            self[keyPath: field.place].problem = problem(with: field).map { .told(text($0)) }
        }
        terms.require(orSay: .told(text(.signupTermsMissing)))
    }

    /// A first name and a last one, of letters.
    private static func isFullName(_ text: String) -> Bool {
        let names = text.split(whereSeparator: \.isWhitespace)
        return names.count > 1 && names.allSatisfy { $0.contains(where: \.isLetter) && !$0.contains(where: \.isNumber) }
    }

    /// A password with one of the customer's names in it is the first that others try.
    private func guessedPassword(_ password: String) -> LocalizationKey? {
        let names: [Substring] = name.text.split(whereSeparator: \.isWhitespace).filter { $0.count > 2 }
        let letters = password.lowercased()
        return names.contains(where: { letters.contains($0.lowercased()) }) ? .signupPasswordGuessed : nil
    }
}
