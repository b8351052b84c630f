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

    /// The colour of a pixel inside ``size``, counted from the top left.
    public subscript(x: Int, y: Int) -> RGBColor { pixels[y * size.width + x] }

    /// A part of the picture in another size: each new pixel is the average of the area that it covers. One without pixels
    /// is black.
    /// - Parameter part: pixels inside the picture.
    package func scaled(to newSize: Size, from part: Rect) -> Bitmap {
        let part = part.intersection(Rect(origin: .zero, size: size))
        guard newSize != size || part.size != size else { return self }
        guard !part.isEmpty, newSize.width > 0, newSize.height > 0 else {
            let black = RGBColor(red: 0, green: 0, blue: 0)
            return Bitmap(size: newSize, pixels: Array(repeating: black, count: newSize.width * newSize.height))
        }
        let columns = Self.coverage(of: part.minX, part.width, by: newSize.width)
        let rows = Self.coverage(of: part.minY, part.height, by: newSize.height)
        return Bitmap(size: newSize, pixels: rows.flatMap { row in columns.map { average(columns: $0, rows: row) } })
    }

    /// The largest part in the middle with some proportion, in whole pixels.
    /// - Parameters:
    ///   - width: its width in any unit, and `height` in the same.
    package func middle(withProportion width: Int, to height: Int) -> Rect {
        guard width > 0, height > 0 else { return Rect(origin: .zero, size: size) }
        let cut = Size(
            width: max(1, min(size.width, size.height * width / height)),
            height: max(1, min(size.height, size.width * height / width)))
        return Rect(
            x: (size.width - cut.width) / 2, y: (size.height - cut.height) / 2, width: cut.width, height: cut.height)
    }

    /// Old pixels under a new one, and how much of the first and the last of them, in shares of ``whole``.
    private struct Span {
        let pixels: Range<Int>
        let first: Int
        let last: Int

        static let whole = 256

        func share(at index: Int) -> Int {
            index == pixels.lowerBound ? first : index == pixels.upperBound - 1 ? last : Self.whole
        }
    }

    private static func coverage(of start: Int, _ old: Int, by new: Int) -> [Span] {
        (0..<new).map { index in
            let (from, to) = (index * old * Span.whole / new, (index + 1) * old * Span.whole / new)
            let first = from / Span.whole
            let end = max(first + 1, (to + Span.whole - 1) / Span.whole)
            let firstShare = min(to, (first + 1) * Span.whole) - from
            return Span(
                pixels: start + first..<start + end, first: max(1, firstShare), last: to - (end - 1) * Span.whole)
        }
    }

    private func average(columns: Span, rows: Span) -> RGBColor {
        var (red, green, blue, total) = (0, 0, 0, 0)
        for y in rows.pixels {
            for x in columns.pixels {
                let share = rows.share(at: y) * columns.share(at: x)
                let pixel = self[x, y]
                red += share * Int(pixel.red)
                green += share * Int(pixel.green)
                blue += share * Int(pixel.blue)
                total += share
            }
        }
        func channel(_ sum: Int) -> UInt8 { UInt8((sum + total / 2) / total) }
        return RGBColor(red: channel(red), green: channel(green), blue: channel(blue))
    }
}
