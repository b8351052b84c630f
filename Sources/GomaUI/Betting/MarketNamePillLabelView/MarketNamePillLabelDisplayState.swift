/// The name of a market, in a pill with a line that leads on to what belongs to it.
public struct MarketNamePillLabelDisplayState: DisplayState {
    /// Tells the market from others.
    public var id: String
    /// The market's name.
    public var text: String
    /// How much the pill stands out.
    public var style: MarketNamePillStyle
    /// Whether pressing the pill does something.
    public var isInteractive: Bool
    /// Whether a line fades out behind the pill.
    public var showsLine: Bool

    public static let blank = Self(id: "", text: "")

    public init(
        id: String, text: String, style: MarketNamePillStyle = .standard, isInteractive: Bool = false,
        showsLine: Bool = true
    ) {
        self.id = id
        self.text = text
        self.style = style
        self.isInteractive = isInteractive
        self.showsLine = showsLine
    }
}
