/// A picture as cells of block elements (U+2580…U+259F): four pixels in a cell, in two colours.
///
/// The character alone shows how bright a place is, lit parts on a dark ground, so that the picture can be seen where
/// there are no colours; with colours it shows which of the four pixels have which. Which character that is follows from
/// both: where pixels differ, their edge decides; where they hardly do, it is free, and brightness decides.
struct PictureCells {
    private let pixels: Bitmap
    /// Brightness that counts as dark, and how many steps above it count as light.
    private let tones: (dark: Int, range: Int)

    /// Characters by the pixels that are lit: 1 for the top left, 2 top right, 4 bottom left, 8 bottom right.
    private static let blocks: [Cluster] = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map { Cluster($0) }
    /// The characters in the order in which they are tried; of those that do equally well the first is taken, so that an
    /// even area looks fine rather than striped.
    private static let trials = [0, 15, 9, 6, 1, 8, 2, 4, 14, 7, 13, 11, 12, 3, 10, 5]
    /// Order in which neighbouring cells of one brightness turn lighter (a 4×4 Bayer matrix), in sixteenths.
    private static let thresholds = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
    /// What a cell of the wrong brightness costs, against colours that are off: for a quarter of the cell, as much as
    /// 16 steps of a channel in each pixel.
    private static let brightnessCost = 16 * 16 * 4
    /// Shares of the pixels that are left out as the darkest and the lightest: one in so many.
    private static let outliers = 32

    /// - Parameters:
    ///   - part: what is shown of the picture.
    ///   - size: columns and rows of cells.
    init(_ picture: Bitmap, part: Rect, in size: Size) {
        pixels = picture.scaled(to: Size(width: size.width * 2, height: size.height * 2), from: part)
        let lumas = pixels.pixels.map(\.luma).sorted()
        let cut = lumas.count / Self.outliers
        let dark = lumas.isEmpty ? 0 : lumas[cut]
        let light = lumas.isEmpty ? 255 : lumas[lumas.count - 1 - cut]
        // A picture of one brightness keeps it, rather than being stretched into noise.
        tones = light - dark < 48 ? (0, 256) : (dark, light - dark)
    }

    /// The picture, cell by cell.
    var surface: Surface {
        var surface = Surface(size: Size(width: pixels.size.width / 2, height: pixels.size.height / 2))
        for y in 0..<surface.size.height {
            for x in 0..<surface.size.width { surface[x, y] = cell(x, y) }
        }
        return surface
    }

    private func cell(_ x: Int, _ y: Int) -> Cell {
        let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { pixels[x * 2 + $0.0, y * 2 + $0.1] }
        let wanted = quarters(of: four, x, y)
        var best = (cost: Int.max, mask: 0, lit: four[0], unlit: four[0])
        for mask in Self.trials {
            let (lit, litError) = Self.mean(of: four, in: mask)
            let (unlit, unlitError) = Self.mean(of: four, in: ~mask)
            let isTurned = mask != 0 && mask != 15 && lit.luma < unlit.luma
            let off = mask.nonzeroBitCount - wanted
            let turn = isTurned ? (unlit.luma - lit.luma) * (unlit.luma - lit.luma) : 0
            let cost = litError + unlitError + off * off * Self.brightnessCost + turn
            guard cost < best.cost else { continue }
            best = (cost, mask, mask == 0 ? unlit : lit, mask == 15 ? lit : unlit)
        }
        return Cell(cluster: Self.blocks[best.mask], foreground: .rgb(best.lit), background: .rgb(best.unlit))
    }

    /// How many of a cell's four parts are lit where brightness alone decides.
    private func quarters(of four: [RGBColor], _ x: Int, _ y: Int) -> Int {
        let luma = four.reduce(0) { $0 + $1.luma } / 4
        let tone = min(max(0, (luma - tones.dark) * 64 / tones.range), 64)
        return min(4, (tone + Self.thresholds[y % 4 * 4 + x % 4]) / 16)
    }

    /// The mean colour of the pixels in a mask, and by how much they differ from it: squared, over all channels.
    private static func mean(of four: [RGBColor], in mask: Int) -> (RGBColor, Int) {
        var (red, green, blue, squares, count) = (0, 0, 0, 0, 0)
        for index in 0..<4 where mask & 1 << index != 0 {
            let (r, g, b) = (Int(four[index].red), Int(four[index].green), Int(four[index].blue))
            red += r
            green += g
            blue += b
            squares += r * r + g * g + b * b
            count += 1
        }
        guard count > 0 else { return (four[0], 0) }
        let mean = RGBColor(red: UInt8(red / count), green: UInt8(green / count), blue: UInt8(blue / count))
        return (mean, squares - (red * red + green * green + blue * blue) / count)
    }
}

extension RGBColor {
    /// Brightness, 0…255 (luma by ITU-R BT.601).
    var luma: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 }
}
