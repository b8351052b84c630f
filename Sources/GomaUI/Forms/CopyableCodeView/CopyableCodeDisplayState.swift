/// A code to copy with words of its own, as the customer sees it.
public struct CopyableCodeDisplayState: DisplayState {
    /// What is copied.
    public var code: String
    /// What the code is for; `nil` for the library's own words.
    public var label: String?
    /// What is said once it is copied; `nil` for the library's own words.
    public var copiedMessage: String?
    /// How far the code has come on its way to the clipboard.
    public var copying: CopyPhase

    public static let blank = Self(code: "", label: "")

    public init(code: String, label: String? = nil, copiedMessage: String? = nil, copying: CopyPhase = .none) {
        self.code = code
        self.label = label
        self.copiedMessage = copiedMessage
        self.copying = copying
    }
}
