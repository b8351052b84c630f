/// The colours of an indexed terminal, and the nearest of them to any other.
package struct TerminalPalette: Sendable {
    package let colors: [RGBColor]
    private let points: [OKLab]
    /// Places of the colours whose look is known. Of 256 the first 16 are left out: people redefine those.
    let knownPlaces: Range<Int>
    /// Places of those without hue, and of those with one.
    private let neutrals: [Int]
    private let hues: [Int]

    /// The 16 of xterm's defaults: eight ANSI colours, then their bright forms.
    package static let ansi16 = TerminalPalette(ansiValues.map(RGBColor.init(_:)))
    /// The eight ANSI colours in xterm's defaults.
    static let ansi8 = TerminalPalette(ansiValues.prefix(8).map(RGBColor.init(_:)))
    /// xterm's 256: the 16, a cube of 6×6×6 and 24 greys.
    package static let xterm256 = TerminalPalette(
        ansiValues.map(RGBColor.init(_:)) + colorCube + (0..<24).map { grey(UInt8(8 + 10 * $0)) })

    /// The colours of a depth; `nil` where they are all or none.
    package static func palette(of depth: ColorDepth) -> TerminalPalette? {
        switch depth {
        case .direct, .monochrome: nil
        case .indexed256: xterm256
        case .indexed16: ansi16
        case .indexed8: ansi8
        }
    }

    private static let ansiValues: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]

    private static let colorCube: [RGBColor] = {
        let steps: [UInt8] = [0, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
        return steps.flatMap { red in
            steps.flatMap { green in steps.map { RGBColor(red: red, green: green, blue: $0) } }
        }
    }()

    private static func grey(_ level: UInt8) -> RGBColor { RGBColor(red: level, green: level, blue: level) }

    init(_ colors: [RGBColor]) {
        self.colors = colors
        points = colors.map(OKLab.init)
        knownPlaces = colors.count == 256 ? 16..<256 : colors.indices
        neutrals = knownPlaces.filter { colors[$0].isNeutral }
        hues = knownPlaces.filter { !colors[$0].isNeutral }
    }

    /// Place of the colour that looks most alike, by distance in OKLab. A grey stays a grey, and a tint keeps a hue, even
    /// where a neighbour of the other kind is nearer.
    func nearestIndex(to color: RGBColor) -> Int {
        let target = OKLab(color)
        let isTint = target.chroma >= Self.tint && target.lightness >= Self.black
        let candidates = isTint ? hues : color.isNeutral ? neutrals : Array(knownPlaces)
        return candidates.min { points[$0].squaredDistance(to: target) < points[$1].squaredDistance(to: target) } ?? 0
    }

    /// Chroma from which a hue is there to be seen.
    private static let tint = 0.045
    /// Lightness below which a colour is as good as black, whatever its hue.
    private static let black = 0.15
}
