/// A booking code to type, as the customer sees it.
public struct CodeInputDisplayState: DisplayState {
    /// What has been typed.
    @TypedText<CodeLength> public var code: String
    /// What the field asks for; `nil` for the library's own words.
    public var placeholder: String?
    /// What the button does; `nil` for the library's own words.
    public var buttonTitle: String?
    /// Characters of the shortest code.
    @Limited<CharacterCount> public var minimumLength: Int
    /// Characters of the longest code.
    @Limited<CharacterCount> public var maximumLength: Int
    /// Whether the customer is typing.
    public var isFieldFocused: Bool
    /// What there is to say about what was typed; `nil` for nothing.
    public var problem: CodeInputProblem?
    /// Whether the code is typed, loaded or refused.
    public var phase: CodeInputPhase

    public static let blank = Self(placeholder: "", buttonTitle: "")

    public init(
        code: String = "", placeholder: String? = nil, buttonTitle: String? = nil, minimumLength: Int = 4,
        maximumLength: Int = 12, isFieldFocused: Bool = false, problem: CodeInputProblem? = nil,
        phase: CodeInputPhase = .entering
    ) {
        self.code = code
        self.placeholder = placeholder
        self.buttonTitle = buttonTitle
        self.minimumLength = minimumLength
        self.maximumLength = maximumLength
        self.isFieldFocused = isFieldFocused
        self.problem = problem
        self.phase = phase
    }
}
