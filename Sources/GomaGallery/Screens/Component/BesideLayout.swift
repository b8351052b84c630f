/// The frames on a screen with tiles: the state on show at the top left in all the columns that it is offered, the others
/// beside it and below it in their order, row by row, in columns of equal width.
///
/// What has no room whole turns the page.
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
        var (filling, page): (Filling, [Place]) = (Filling(self, lead: lead), [])
        for (index, height) in heights.enumerated() {
            var fresh = Filling(self, lead: lead)
            guard let first = fresh.place(height) else { continue }
            var place = filling.place(height)
            if place == nil {
                if index > slot { return page }
                (filling, page, place) = (fresh, [], first)
            }
            guard let place else { continue }
            page.append(Place(slot: index, frame: Rect(origin: place, size: Size(width: tileWidth, height: height))))
        }
        return page
    }

    /// A page as it fills, row by row: beside the state on show first, then below it from side to side.
    private struct Filling {
        private let room: Size
        private let tileWidth: Int
        /// Where tiles begin in the row, and how many have room in it.
        private var (start, count): (Int, Int)
        /// The first row below the state on show, and below what stands beside it.
        private var end: Int
        private var isBeside = true
        private var y = 0
        private var column = 0
        private var height = 0

        init(_ layout: BesideLayout, lead: Int) {
            room = layout.room
            tileWidth = layout.tileWidth
            (start, count) = (layout.leadWidth, layout.beside)
            end = lead
        }

        /// The place of the next tile; `nil` where it has no room.
        mutating func place(_ rows: Int) -> Point? {
            if isBeside, let place = placeBeside(rows) { return place }
            if isBeside { goBelow() }
            if column == count { nextRow() }
            return count > 0 && y + rows <= room.height ? take(rows) : nil
        }

        private mutating func placeBeside(_ rows: Int) -> Point? {
            if column == count { nextRow() }
            // The first row may be higher than the state on show; those after it end where it does, unless there is no room
            // below it.
            let isFree = y == 0 || end + rows > room.height
            guard count > 0, y + rows <= (isFree ? room.height : end) else { return nil }
            end = max(end, y + rows)
            return take(rows)
        }

        private mutating func goBelow() {
            (isBeside, start, count) = (false, 0, room.width / tileWidth)
            (y, column, height) = (end, 0, 0)
        }

        private mutating func nextRow() { (y, column, height) = (y + height, 0, 0) }

        private mutating func take(_ rows: Int) -> Point {
            defer { (column, height) = (column + 1, max(height, rows)) }
            return Point(x: start + column * tileWidth, y: y)
        }
    }
}
