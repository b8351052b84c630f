/// The coloured head of a promotion's page.
public struct GradientHeaderDisplayState: DisplayState {
    /// The headline on it.
    public var title: String
    /// The colours below the headline.
    public var tone: GradientHeaderTone

    public static let blank = Self(title: "")

    public init(title: String, tone: GradientHeaderTone = .warm) {
        self.title = title
        self.tone = tone
    }
}
