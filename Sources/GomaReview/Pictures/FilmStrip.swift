/// Frames of a film side by side, as many in a row as there is room for, each with its time above.
@MainActor
package struct FilmStrip {
    /// The strip as one picture, so that it can be written in any way that pictures are.
    package let surface: Surface

    /// Columns of a strip in a text that is written to a file.
    package nonisolated static let textWidth = 80
    /// Columns of a strip in a drawing or a page.
    package nonisolated static let sheetWidth = 120
    /// Blank columns between two frames.
    private static let gap = 2

    /// - Parameter width: columns there are; a frame that is wider stands alone.
    package init(_ film: Film, width: Int) {
        let tiles = film.frames.enumerated().map { index, frame in
            Tile(frame, isCut: film.isCut && index == film.frames.count - 1)
        }
        let bands = Self.bands(of: tiles, width: width)
        let size = Size(
            width: bands.map { $0.last.map { $0.x + $0.tile.width } ?? 0 }.max() ?? 0,
            height: bands.reduce(max(0, bands.count - 1)) { $0 + Self.height(of: $1) })
        var surface = Surface(size: size)
        var y = 0
        for band in bands {
            for place in band { place.tile.draw(on: &surface, x: place.x, y: y) }
            y += Self.height(of: band) + 1
        }
        self.surface = surface
    }

    private typealias Place = (tile: Tile, x: Int)

    private static func height(of band: [Place]) -> Int { (band.map(\.tile.surface.size.height).max() ?? 0) + 1 }

    private static func bands(of tiles: [Tile], width: Int) -> [[Place]] {
        var bands: [[Place]] = []
        var x = 0
        for tile in tiles {
            if bands.isEmpty || x + tile.width > width {
                bands.append([])
                x = 0
            }
            bands[bands.count - 1].append((tile, x))
            x += tile.width + gap
        }
        return bands
    }

    /// A frame below its time.
    private struct Tile {
        let title: DisplayText
        let surface: Surface

        init(_ frame: Film.Frame, isCut: Bool) {
            let time = TimeParser.text(frame.time.roundedToMilliseconds)
            title = DisplayText(time + (isCut ? ", and so on" : ""))
            surface = frame.surface
        }

        var width: Int { max(title.width, surface.size.width) }

        func draw(on sheet: inout Surface, x: Int, y: Int) {
            var column = x
            for element in title.elements {
                sheet[column, y] = Cell(
                    cluster: element.cluster, foreground: .role(.textSecondary), width: UInt8(element.width))
                column += element.width
            }
            for row in 0..<surface.size.height {
                for (offset, cell) in surface.row(row).enumerated() { sheet[x + offset, y + 1 + row] = cell }
            }
        }
    }
}
