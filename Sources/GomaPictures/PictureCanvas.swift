import TerminalKit

/// A square on which shapes are laid over each other, with soft edges.
struct PictureCanvas {
    private var pixels: [RGBColor]

    /// Pixels across and down: enough for the largest tile, and little to draw.
    static let side = 64

    init() { pixels = Array(repeating: RGBColor(0), count: Self.side * Self.side) }

    var bitmap: Bitmap { Bitmap(size: Size(width: Self.side, height: Self.side), pixels: pixels) }

    /// Lays a shape over what is there.
    /// - Parameters:
    ///   - share: how much of it covers what is there, 0…1.
    ///   - softness: how wide its edge is, in units of the plane; a pixel unless given.
    mutating func lay(_ shape: Shape, _ fill: Fill, share: Double = 1, softness: Double = 2 / Double(Self.side)) {
        for row in 0..<Self.side {
            let y = (Double(row) + 0.5) * 2 / Double(Self.side) - 1
            for column in 0..<Self.side {
                let x = (Double(column) + 0.5) * 2 / Double(Self.side) - 1
                let covered = min(max(0, 0.5 - shape.distance(x, y) / softness), 1) * share
                guard covered > 0 else { continue }
                let place = row * Self.side + column
                pixels[place] = fill.color(x, y).mixed(share: covered, over: pixels[place])
            }
        }
    }
}
