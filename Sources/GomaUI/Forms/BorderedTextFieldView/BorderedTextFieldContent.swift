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

    /// Why a text that is there cannot be taken, or `nil`.
    public func problem(with text: String) -> LocalizationKey? {
        switch self {
        case .text, .name, .amount: nil
        case .email: Self.isEmail(text) ? nil : .invalidEmail
        case .phone: Self.isPhone(text) ? nil : .invalidPhone
        case .password: Self.isStrong(text) ? nil : .weakPassword
        }
    }

    private static func isEmail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !text.contains(where: \.isWhitespace) else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
    }

    private static func isPhone(_ text: String) -> Bool {
        text.filter(\.isNumber).count >= 7 && text.allSatisfy { $0.isNumber || " +-()".contains($0) }
    }

    private static func isStrong(_ text: String) -> Bool {
        text.count >= 8 && text.contains(where: \.isUppercase) && text.contains(where: \.isLowercase)
            && text.contains(where: \.isNumber)
    }
}
