/// A way to play a game, or to what it takes before, in the words of whoever offers the game.
public struct CasinoGameButton: DefaultedData, Codable, Hashable, Sendable {
    /// The prominence of a way to play among the others of its game.
    public enum Rank: String, CaseIterable, Codable, Hashable, Sendable {
        case primary, secondary, tertiary
    }

    /// The look of a button for a way to play.
    public enum Style: String, CaseIterable, Codable, Hashable, Sendable {
        case filled, outlined, text
    }

    /// The availability of a way to play.
    public enum Phase: String, CaseIterable, Codable, Hashable, Sendable {
        case enabled, disabled
        /// What it is for is on its way.
        case loading
    }

    /// Tells the way from others of the game.
    public var id: String
    /// What a press does.
    public var title: String
    /// How much it is meant to be taken.
    public var rank: Rank
    /// How it is drawn.
    public var style: Style
    /// What can be done with it now.
    public var phase: Phase

    public static let defaults = Self(id: "", title: "")

    public init(
        id: String, title: String, rank: Rank = .primary, style: Style = .filled, phase: Phase = .enabled
    ) {
        self.id = id
        self.title = title
        self.rank = rank
        self.style = style
        self.phase = phase
    }

    /// The button as it is drawn.
    /// - Parameter isOpen: whether the customer has a choice at all.
    func state(isOpen: Bool) -> ButtonDisplayState {
        let style: ButtonStyle =
            switch self.style {
            case .filled: .solid
            case .outlined: .bordered
            case .text: .transparent
            }
        return ButtonDisplayState(
            id: id, title: title, style: style, isEnabled: isOpen && phase == .enabled,
            emphasis: rank == .tertiary ? .light : .strong, customization: customization)
    }

    /// Only the first way is filled with the accent.
    private var customization: ButtonCustomization {
        switch (style, rank) {
        case (.filled, .secondary), (.filled, .tertiary): .secondary
        case (.text, .primary): ButtonCustomization(text: .highlightPrimary)
        case (.filled, .primary), (.outlined, _), (.text, _): .standard
        }
    }
}
