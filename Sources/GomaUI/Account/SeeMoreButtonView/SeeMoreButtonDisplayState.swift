/// The button at the end of a list that brings its next page.
public struct SeeMoreButtonDisplayState: DisplayState {
    /// Tells the button from those of other lists.
    public var id: String
    /// Words for the next page where nobody knows how much is left; empty for the component's own.
    public var title: String
    /// How much is still to come; `nil` where nobody knows.
    @LimitedIfPresent<Quantity> public var remainingCount: Int?
    /// How the button is drawn.
    public var style: SeeMoreButtonStyle
    /// Whether a page can be asked for, is on its way or did not come.
    public var phase: SeeMorePhase
    /// Whether it can be pressed at all.
    public var isEnabled: Bool

    public static let blank = Self(id: "", isEnabled: false)
    public static let defaults = Self(id: "")

    public init(
        id: String, title: String = "", remainingCount: Int? = nil, style: SeeMoreButtonStyle = .solid,
        phase: SeeMorePhase = .idle, isEnabled: Bool = true
    ) {
        self.id = id
        self.title = title
        self.remainingCount = remainingCount
        self.style = style
        self.phase = phase
        self.isEnabled = isEnabled
    }
}

/// What may happen to the next page.
extension SeeMoreButtonDisplayState {
    /// Whether a page can be asked for.
    public var canLoad: Bool { isEnabled && phase != .loading && phase != .complete }

    /// Asks for the next page, where that is possible.
    public mutating func load() {
        if canLoad { phase = .loading }
    }

    /// A page has come; where the count says that it was the last one, or nothing was on it, there is no more.
    /// - Parameter count: what was on the page.
    public mutating func receive(_ count: Int) {
        remainingCount = remainingCount.map { max(0, $0 - max(0, count)) }
        phase = remainingCount == 0 || count <= 0 ? .complete : .idle
    }
}
