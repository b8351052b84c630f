/// Sports to choose from, in a grid or on a screen of their own.
public struct SportTypeSelectorDisplayState: DisplayState {
    /// In their order; which one is chosen, each says itself.
    public var sports: [SportTypeSelectorItemDisplayState]
    /// Whether it is a screen by itself, with a title and a way out.
    public var isScreen: Bool

    public static let blank = Self(sports: [.blank, .blank, .blank, .blank])

    public init(sports: [SportTypeSelectorItemDisplayState], isScreen: Bool = false) {
        self.sports = sports
        self.isScreen = isScreen
    }
}
