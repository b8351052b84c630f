/// The choice of colours on a terminal that has eight or sixteen.
///
/// So few cannot look like those of a theme, so what a colour says decides rather than how near it comes. Hue is kept
/// for what is said by it; all else is black, grey or white. Where even that cannot be seen on its ground, being seen
/// goes first.
struct FewColors: Sendable {
    /// A text's colour, and whether it is to be drawn dim, for greys that the palette has not.
    struct Text: Hashable, Sendable {
        let index: Int
        let isDim: Bool
    }

    private let palette: TerminalPalette
    private let hasBright: Bool

    /// Chroma from which a text's hue counts. Greys that lean to a hue, as those of most themes do, stay below.
    private static let leastChroma = 0.055
    /// Ratios from which a text in a hue is good, and from which it is better than one without: the palette's own values
    /// are xterm's, whose green is the palest in use.
    private static let goodRatio = 3.0
    static let leastRatio = 2.0

    /// - Parameter depth: one with eight or sixteen colours.
    init(depth: ColorDepth) {
        hasBright = depth != .indexed8
        palette = hasBright ? .ansi16 : .ansi8
    }

    private func rgb(_ index: Int) -> RGBColor { palette.colors[index] }

    // MARK: Grounds

    /// - Parameter isEmphasis: whether the ground says something; others are black, grey or white.
    func ground(for color: RGBColor, isEmphasis: Bool) -> Int {
        let point = OKLab(color)
        if isEmphasis, point.chroma >= Self.leastChroma {
            return family(of: point).min { isNearer($0, than: $1, to: point) } ?? 0
        }
        guard hasBright else { return point.lightness < 0.5 ? 0 : 7 }
        // A grey of the palette is far from black and from white; a ground that is nearly either should stay calm.
        return switch point.lightness {
        case ..<0.45: 0
        case ..<0.7: 8
        case ..<0.84: 7
        default: 15
        }
    }

    /// The accent: text and ground changed against each other, in a grey that is no level of a dark theme.
    /// - Parameter isLight: whether the page is light.
    func accent(isLight: Bool) -> Int { isLight ? 0 : 7 }

    /// A line around what would be a ground if there were one: a grey that is seen, and quieter than text.
    func line(on ground: RGBColor) -> Int {
        guard hasBright else { return strongest(on: ground) }
        return contrast(8, ground) >= Self.goodRatio ? 8 : strongest(on: ground)
    }

    // MARK: Texts

    /// - Parameters:
    ///   - ground: the colour that the text's ground is shown in.
    ///   - ratio: the contrast that the theme gives to the two.
    func text(for color: RGBColor, on ground: RGBColor, themeRatio ratio: Double) -> Text {
        let point = OKLab(color)
        guard point.chroma >= Self.leastChroma else { return neutral(for: point, on: ground, themeRatio: ratio) }
        let own = family(of: point).sorted { isNearer($0, than: $1, to: point) }
        let candidates = own + neighbors(of: point).sorted { isNearer($0, than: $1, to: point) }
        let seen =
            candidates.first { contrast($0, ground) >= Self.goodRatio }
            ?? own.first { contrast($0, ground) >= Self.leastRatio }
        return Text(index: seen ?? strongest(on: ground), isDim: false)
    }

    /// Black or white, whichever stands out from a ground.
    func strongest(on ground: RGBColor) -> Int {
        let white = hasBright ? 15 : 7
        return contrast(white, ground) > contrast(0, ground) ? white : 0
    }

    private func contrast(_ index: Int, _ ground: RGBColor) -> Double { Contrast.ratio(rgb(index), ground) }

    /// A grey with most of the contrast that the theme gives it. Eight colours have no grey between, so what is faint or
    /// half-way is dim.
    private func neutral(for point: OKLab, on ground: RGBColor, themeRatio ratio: Double) -> Text {
        let needed = min(ratio * 0.7, Contrast.text)
        let greys = (hasBright ? [0, 8, 7, 15] : [0, 7]).sorted { isNearer($0, than: $1, to: point) }
        let index = greys.first { contrast($0, ground) >= needed } ?? strongest(on: ground)
        let isBetween = ratio < Contrast.graphics || (0.48..<0.74).contains(point.lightness)
        return Text(index: index, isDim: !hasBright && isBetween)
    }

    // MARK: Hues

    /// The palette's entries of a hue. Orange counts as yellow, which is what it was on the first terminals: red is left
    /// to what has failed.
    private func family(of point: OKLab) -> [Int] {
        let index =
            switch point.hue {
            case ..<35: 1
            case ..<126: 3
            case ..<185: 2
            case ..<225: 6
            case ..<296: 4
            case ..<345: 5
            default: 1
            }
        return hasBright ? [index, index + 8] : [index]
    }

    /// What may stand in for a hue that cannot be seen on its ground: blue is too dark on black, cyan too light on white.
    private func neighbors(of point: OKLab) -> [Int] {
        switch family(of: point)[0] {
        case 4: hasBright ? [6, 14] : [6]
        case 6: hasBright ? [4, 12] : [4]
        default: []
        }
    }

    /// Within a hue and among greys lightness tells which is nearer.
    private func isNearer(_ one: Int, than other: Int, to point: OKLab) -> Bool {
        func distance(_ index: Int) -> Double { abs(OKLab(rgb(index)).lightness - point.lightness) }
        return distance(one) < distance(other)
    }
}
