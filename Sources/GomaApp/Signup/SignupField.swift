import GomaUI

/// The fields of the form that opens an account, in their order.
enum SignupField: String, CaseIterable, Hashable, Sendable {
    case name, email, phone, password

    /// Where its state stands.
    var place: WritableKeyPath<SignupState, BorderedTextFieldDisplayState> {
        switch self {
        case .name: \.name
        case .email: \.email
        case .phone: \.phone
        case .password: \.password
        }
    }

    /// What is said where nothing has been typed.
    var missing: LocalizationKey {
        switch self {
        case .name: .signupNameMissing
        case .email: .signupEmailMissing
        case .phone: .signupPhoneMissing
        case .password: .signupPasswordMissing
        }
    }

    /// What it asks for.
    var title: LocalizationKey {
        switch self {
        case .name: .signupName
        case .email: .signupEmail
        case .phone: .signupPhone
        case .password: .signupPassword
        }
    }
}
