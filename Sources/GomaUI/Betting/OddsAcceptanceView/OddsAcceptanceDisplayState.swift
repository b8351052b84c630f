/// The customer's consent to odds that change before the bet is taken.
public struct OddsAcceptanceDisplayState: DisplayState {
    /// Whether the bet may be placed at other odds than those shown.
    public var isAccepted: Bool
    /// What is agreed to; `nil` for the library's own words.
    public var label: String?
    /// The way to an explanation; `nil` for the library's own words.
    public var linkText: String?
    /// Whether it can be switched on and off.
    public var isEnabled: Bool
    /// Whether the explanation can be asked for; its text is plain otherwise.
    public var isLinkTappable: Bool

    public static let blank = Self(isAccepted: false, label: "", linkText: "")

    public init(
        isAccepted: Bool, label: String? = nil, linkText: String? = nil, isEnabled: Bool = true,
        isLinkTappable: Bool = false
    ) {
        self.isAccepted = isAccepted
        self.label = label
        self.linkText = linkText
        self.isEnabled = isEnabled
        self.isLinkTappable = isLinkTappable
    }
}
