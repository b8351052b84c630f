/// A booking code to copy, as the customer sees it.
public struct CodeClipboardDisplayState: DisplayState {
    /// What is copied.
    public var code: String
    /// What the code is for; `nil` for the library's own words.
    public var label: String?
    /// Whether the code has just been copied, and that is said.
    public var isCopied: Bool
    /// Whether it can be copied.
    public var isEnabled: Bool

    public static let blank = Self(code: "", label: "")

    public init(code: String, label: String? = nil, isCopied: Bool = false, isEnabled: Bool = true) {
        self.code = code
        self.label = label
        self.isCopied = isCopied
        self.isEnabled = isEnabled
    }
}
