/// Where a part stands on its page.
enum PartStand: Sendable {
    /// Above what scrolls, among it, or below it.
    case top, body, bottom
    /// In a column of a flow, at whatever place.
    case flow

    /// The traits that a part has by standing there.
    var traits: Set<LayoutTrait> {
        switch self {
        case .top: [.header]
        case .bottom: [.footer]
        case .body, .flow: []
        }
    }
}
