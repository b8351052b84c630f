/// An outlined field for text as the customer sees it.
public struct BorderedTextFieldDisplayState: DisplayState {
    public var id: String
    /// What the field asks for; stands inside while there is nothing else, in the border's gap otherwise.
    public var title: String
    public var text: String
    /// Fixed text before the customer's, such as "+237".
    public var prefix: String?
    public var content: BorderedTextFieldContent
    /// Whether the text is masked until the customer wants to see it.
    public var isSecure: Bool
    public var isPasswordVisible: Bool
    public var isRequired: Bool
    /// Whether the text comes from the app's own input, such as a pad of digits, instead of the keyboard.
    public var usesCustomInput: Bool
    public var isFocused: Bool
    /// What is wrong; `nil` while nothing is.
    public var errorMessage: String?
    public var isEnabled: Bool
    public var returnKey: BorderedTextFieldReturnKey
    /// Characters at most.
    public var maximumLength: Int?
    /// The characters that can be typed; `nil` for all.
    public var allowedCharacters: String?

    public static let blank = Self(id: "", title: "")

    public init(
        id: String, title: String, text: String = "", prefix: String? = nil,
        content: BorderedTextFieldContent = .text, isSecure: Bool = false, isPasswordVisible: Bool = false,
        isRequired: Bool = false, usesCustomInput: Bool = false, isFocused: Bool = false,
        errorMessage: String? = nil, isEnabled: Bool = true, returnKey: BorderedTextFieldReturnKey = .done,
        maximumLength: Int? = nil, allowedCharacters: String? = nil
    ) {
        self.id = id
        self.title = title
        self.text = text
        self.prefix = prefix
        self.content = content
        self.isSecure = isSecure
        self.isPasswordVisible = isPasswordVisible
        self.isRequired = isRequired
        self.usesCustomInput = usesCustomInput
        self.isFocused = isFocused
        self.errorMessage = errorMessage
        self.isEnabled = isEnabled
        self.returnKey = returnKey
        self.maximumLength = maximumLength
        self.allowedCharacters = allowedCharacters
    }

    /// Whether `text` keeps to the length and the characters of the field.
    public func accepts(_ text: String) -> Bool {
        if let maximumLength, text.count > maximumLength { return false }
        guard let allowedCharacters else { return true }
        return text.allSatisfy(allowedCharacters.contains)
    }
}
