/// The distance of a ground from the page, in steps.
///
/// Each level is at least 1.2:1 apart from its neighbours, and what lies on a card goes nearer to the colour of text: lighter in
/// the dark, darker in the light. In the dark a card is lighter than its page; by day it may be white on a grey one. `themes
/// check` measures both.
public enum GroundLevel: Int, CaseIterable, Hashable, Sendable {
    /// What everything lies on.
    case page
    /// A card or a sheet on the page.
    case card
    /// What is pressed or filled in on a card, and boxes inside it.
    case control
    /// What stands out from a control: badges and marks on it.
    case raised

    /// The role that it is drawn in.
    public var role: ColorRole {
        switch self {
        case .page: .backgroundPrimary
        case .card: .backgroundCards
        case .control: .backgroundSecondary
        case .raised: .navPills
        }
    }
}

extension ColorReference {
    /// The ground of a level.
    public static func level(_ level: GroundLevel) -> ColorReference { .role(level.role) }
}
