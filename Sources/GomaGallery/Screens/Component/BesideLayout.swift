import TerminalKit

/// The frames on a screen with tiles: the state on show at the top left in all the columns that it is offered, the others
/// beside it and below it, in columns of equal width.
///
/// A tile stands in the column that ends highest, the leftmost of several. What has no room whole turns the page.
@MainActor
struct BesideLayout {
    /// Columns of the state on show, its margin included.
    let leadWidth: Int
    /// Columns of a tile, and columns offered to the component in it.
    let tileWidth: Int
    let offered: Int
    private let room: Size
    /// Columns of tiles beside the state on show.
    private let beside: Int

    /// A tile and its place on a page.
    struct Place: Equatable {
        let slot: Int
        let frame: Rect
    }

    /// Columns that suit a component in a tile, where it is not made for fewer, and the share of its own width that it
    /// gets at least and at most.
    private static let comfortable = 40
    private static let shares = (least: 0.6, most: 0.8)
    private static let margin = PreviewBlock.margin.horizontal
    /// Tiles that must have room beside each other before the state on show, where it is no wider than one, gets the room
    /// of two.
    private static let manyTiles = 4

    /// - Parameters:
    ///   - room: for all of them.
    ///   - lead: columns offered to the state on show.
    ///   - isFixed: whether the others are offered as many.
    ///   - nameWidth: columns of a tile in which most names have room.
    init(in room: Size, lead: Int, isFixed: Bool, nameWidth: Int) {
        self.room = room
        let wish = min(lead + Self.margin, room.width)
        let rest = room.width - wish
        if isFixed {
            offered = lead
        } else {
            let least = min(lead, max(Self.comfortable, Int(Double(lead) * Self.shares.least)))
            let most = min(lead, max(Self.comfortable, Int(Double(lead) * Self.shares.most)))
            let count = rest / (least + Self.margin)
            let share = (count > 0 ? rest / count : wish) - Self.margin
            offered = max(1, min(most, share))
        }
        tileWidth = max(offered + Self.margin, nameWidth)
        let isLost = wish <= tileWidth && room.width / tileWidth >= Self.manyTiles
        leadWidth = isLost ? 2 * tileWidth : wish
        beside = (room.width - leadWidth) / tileWidth
    }

    /// Where each column of tiles begins, those beside the state on show first, and the row in which it does.
    private func columns(below lead: Int) -> [(x: Int, top: Int)] {
        (0..<beside).map { (leadWidth + $0 * tileWidth, 0) }
            + (0..<leadWidth / tileWidth).map { ($0 * tileWidth, lead) }
    }

    /// Rows kept for the state on show, so that those below it need not move where another is shown.
    /// - Parameters:
    ///   - wish: rows that it needs.
    ///   - others: rows of the highest tile.
    func leadHeight(_ wish: Int, others: Int) -> Int { min(max(wish, min(others, room.height / 2)), room.height) }

    /// The page on which a tile stands, or the last one where it has no room on any.
    /// - Parameters:
    ///   - lead: rows of the state on show.
    ///   - heights: rows of the tiles, in order.
    func page(with slot: Int, lead: Int, heights: [Int]) -> [Place] {
        let start = columns(below: lead)
        var (columns, page): (_, [Place]) = (start, [])
        for (index, height) in heights.enumerated() {
            func free(_ columns: [(x: Int, top: Int)]) -> Int? {
                columns.indices.filter { columns[$0].top + height <= room.height }
                    .min { (columns[$0].top, columns[$0].x) < (columns[$1].top, columns[$1].x) }
            }
            guard free(start) != nil else { continue }
            if free(columns) == nil {
                if index > slot { return page }
                (columns, page) = (start, [])
            }
            guard let column = free(columns) else { continue }
            let place = Point(x: columns[column].x, y: columns[column].top)
            page.append(Place(slot: index, frame: Rect(origin: place, size: Size(width: tileWidth, height: height))))
            columns[column].top += height
        }
        return page
    }
}
