/// A booking code to copy, as the customer sees it.
public struct CodeClipboardDisplayState: DisplayState {
    /// What is copied.
    public var code: String
    /// What the code is for; `nil` for the library's own words.
    public var label: String?
    /// How far the code has come on its way to the clipboard.
    public var copying: CopyPhase
    /// Whether it can be copied.
    public var isEnabled: Bool

    public static let blank = Self(code: "", label: "")

    public init(code: String, label: String? = nil, copying: CopyPhase = .none, isEnabled: Bool = true) {
        self.code = code
        self.label = label
        self.copying = copying
        self.isEnabled = isEnabled
    }
}
