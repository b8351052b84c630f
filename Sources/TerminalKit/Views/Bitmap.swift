/// A picture as rows of pixels.
public struct Bitmap: Hashable, Sendable {
    /// Extent in pixels.
    public let size: Size
    /// Pixels row by row, from the top left.
    public let pixels: [RGBColor]

    /// - Precondition: as many pixels as `size` has places.
    public init(size: Size, pixels: [RGBColor]) {
        precondition(
            pixels.count == size.width * size.height,
            "a bitmap of \(size.width)×\(size.height) needs \(size.width * size.height) pixels, not \(pixels.count)")
        self.size = size
        self.pixels = pixels
    }

    /// The colour of a pixel, counted from the top left.
    public subscript(x: Int, y: Int) -> RGBColor { pixels[y * size.width + x] }

    /// The picture in another size: each new pixel is the average of those it covers.
    public func scaled(to newSize: Size) -> Bitmap {
        guard newSize != size else { return self }
        guard !pixels.isEmpty, newSize.width > 0, newSize.height > 0 else {
            let black = RGBColor(red: 0, green: 0, blue: 0)
            return Bitmap(size: newSize, pixels: Array(repeating: black, count: newSize.width * newSize.height))
        }
        let columns = Self.coverage(of: size.width, by: newSize.width)
        let rows = Self.coverage(of: size.height, by: newSize.height)
        return Bitmap(size: newSize, pixels: rows.flatMap { row in columns.map { average(columns: $0, rows: row) } })
    }

    /// Old pixels under each new one: at least one, and all of them somewhere.
    private static func coverage(of old: Int, by new: Int) -> [Range<Int>] {
        (0..<new).map { index in
            let start = index * old / new
            return start..<max(start + 1, (index + 1) * old / new)
        }
    }

    private func average(columns: Range<Int>, rows: Range<Int>) -> RGBColor {
        var (red, green, blue) = (0, 0, 0)
        for y in rows {
            for x in columns {
                let pixel = self[x, y]
                red += Int(pixel.red)
                green += Int(pixel.green)
                blue += Int(pixel.blue)
            }
        }
        let count = columns.count * rows.count
        func channel(_ sum: Int) -> UInt8 { UInt8((sum + count / 2) / count) }
        return RGBColor(red: channel(red), green: channel(green), blue: channel(blue))
    }
}
