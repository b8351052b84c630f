/// An outlined field for text as the customer sees it.
public struct BorderedTextFieldDisplayState: DisplayState, SecretState {
    /// Tells the field from others of its form.
    public var id: String
    /// What the field asks for; stands inside while there is nothing else, in the border's gap otherwise.
    public var title: String
    /// What has been typed, without ``prefix``.
    @TypedText<LineLength> public var text: String
    /// Fixed text before the customer's, such as "+237"; `nil` for none.
    public var prefix: String?
    /// What kind of text is asked for.
    public var content: BorderedTextFieldContent
    /// Whether the text is masked until the customer wants to see it.
    public var isSecure: Bool
    /// Whether a masked text is shown for now.
    public var isPasswordVisible: Bool
    /// Whether the field has to be filled in.
    public var isRequired: Bool
    /// Whether the text comes from the app's own input, such as a pad of digits, instead of the keyboard.
    public var usesCustomInput: Bool
    /// Whether the customer is typing in it.
    public var isFocused: Bool
    /// What is wrong; `nil` while nothing is.
    public var problem: FieldProblem?
    /// Whether it can be typed in.
    public var isEnabled: Bool
    /// What the return key does, as its name says.
    public var returnKey: BorderedTextFieldReturnKey
    /// Characters at most; `nil` for as many as ``content`` takes.
    @LimitedIfPresent<CharacterCount> public var maximumLength: Int?
    /// The characters that can be typed; `nil` for all.
    public var allowedCharacters: String?

    public static let blank = Self(id: "", title: "")

    public init(
        id: String, title: String, text: String = "", prefix: String? = nil,
        content: BorderedTextFieldContent = .text, isSecure: Bool = false, isPasswordVisible: Bool = false,
        isRequired: Bool = false, usesCustomInput: Bool = false, isFocused: Bool = false,
        problem: FieldProblem? = nil, isEnabled: Bool = true, returnKey: BorderedTextFieldReturnKey = .done,
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
        self.problem = problem
        self.isEnabled = isEnabled
        self.returnKey = returnKey
        self.maximumLength = maximumLength
        self.allowedCharacters = allowedCharacters
    }

    /// - Throws: `DecodingError`, for a text too that is longer than what is asked for can be.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        id = try fields.decode(String.self, forKey: .id)
        title = try fields.decode(String.self, forKey: .title)
        _text = try fields.decode(TypedText<LineLength>.self, forKey: .text)
        prefix = try fields.decodeIfPresent(String.self, forKey: .prefix)
        content = try fields.decode(BorderedTextFieldContent.self, forKey: .content)
        isSecure = try fields.decode(Bool.self, forKey: .isSecure)
        isPasswordVisible = try fields.decode(Bool.self, forKey: .isPasswordVisible)
        isRequired = try fields.decode(Bool.self, forKey: .isRequired)
        usesCustomInput = try fields.decode(Bool.self, forKey: .usesCustomInput)
        isFocused = try fields.decode(Bool.self, forKey: .isFocused)
        problem = try fields.decodeIfPresent(FieldProblem.self, forKey: .problem)
        isEnabled = try fields.decode(Bool.self, forKey: .isEnabled)
        returnKey = try fields.decode(BorderedTextFieldReturnKey.self, forKey: .returnKey)
        _maximumLength = try fields.decode(LimitedIfPresent<CharacterCount>.self, forKey: .maximumLength)
        allowedCharacters = try fields.decodeIfPresent(String.self, forKey: .allowedCharacters)
        guard text.count <= content.longestText else {
            let refusal = ValueRefusal(
                "wants text of at most \(content.longestText) characters where content is \(content.rawValue)")
            throw DecodingError.dataCorrupted(refusal.context(at: fields.codingPath + [CodingKeys.text]))
        }
    }

    /// Characters that can be typed: those of its own limit, as far as what is asked for has as many.
    var longestText: Int { min(max(0, maximumLength ?? .max), content.longestText) }

    /// Whether `text` keeps to the length and the characters of the field, or goes no further beyond them than what is
    /// there already, which can so be corrected.
    public func accepts(_ text: String) -> Bool {
        if text.count > max(longestText, self.text.count) { return false }
        return strangerCount(in: text) <= strangerCount(in: self.text)
    }

    /// Characters of a text that cannot be typed.
    private func strangerCount(in text: String) -> Int {
        guard let allowedCharacters else { return 0 }
        return text.count { !allowedCharacters.contains($0) }
    }

    package var isSecret: Bool { isSecure }
}
