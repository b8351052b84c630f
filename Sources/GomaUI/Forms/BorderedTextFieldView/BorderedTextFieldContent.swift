/// The kind of text that a field asks for, which says what is wrong with a text in it.
public enum BorderedTextFieldContent: String, CaseIterable, Codable, Hashable, Sendable {
    case text, name, email, phone, password, amount

    /// Characters at most.
    var longestText: Int {
        switch self {
        case .text: LineLength.most
        case .name: 100
        case .email: 254
        case .phone: 30
        case .password: 128
        case .amount: AmountLength.most
        }
    }

    /// Whether a text that is there is of this kind.
    public func accepts(_ text: String) -> Bool {
        switch self {
        case .text, .name, .amount: true
        case .email: Self.isEmail(text)
        case .phone: Self.isPhone(text)
        case .password: Self.isStrong(text)
        }
    }

    /// What is said of a text that is not.
    public var malformed: LocalizationKey {
        switch self {
        case .text, .name, .amount: .invalidText
        case .email: .invalidEmail
        case .phone: .invalidPhone
        case .password: .weakPassword
        }
    }

    private static func isEmail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !text.contains(where: \.isWhitespace) else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
    }

    private static func isPhone(_ text: String) -> Bool {
        text.count { $0.decimalDigit != nil } >= 7
            && text.allSatisfy { $0.decimalDigit != nil || $0.isWhitespace || "+-().".contains($0) }
    }

    private static func isStrong(_ text: String) -> Bool {
        text.count >= 8 && text.contains(where: \.isUppercase) && text.contains(where: \.isLowercase)
            && text.contains(where: \.isNumber)
    }
}
