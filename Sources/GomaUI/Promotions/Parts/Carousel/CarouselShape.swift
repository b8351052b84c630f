/// The width of a carousel's pages.
package enum CarouselShape: Hashable, Sendable {
    /// As wide as the window.
    case banners
    /// Less wide than the window, so that the beginning of the next page says that there are more, and no wider than a card
    /// is at its best.
    case cards

    /// Blank columns between pages.
    package var gap: Int {
        switch self {
        case .banners: Spacing.none
        case .cards: Spacing.sm
        }
    }

    /// - Parameter columns: of the window.
    package func pageWidth(in columns: Int) -> Int {
        switch self {
        case .banners: columns
        case .cards: columns < Self.leastWindow ? columns : min(Self.widestCard, columns * 85 / 100)
        }
    }

    /// Columns below which a page has all of the window.
    private static let leastWindow = 32
    private static let widestCard = 44
}
