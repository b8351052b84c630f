/// The kinds of fields that a form has.
public enum FormFieldKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// A text that is typed.
    case text
    /// A text that others are not to read, such as a password.
    case secret
    /// A code of digits, which is sent as soon as it is whole.
    case code
    /// One of several choices.
    case choice
    /// Something to agree to.
    case consent

    /// Whether what is entered is never written to a file.
    var isSecret: Bool { self == .secret || self == .code }
}
