/// The resolver of references into a terminal's colours for one theme and one depth, each pair once.
package struct StyleResolver {
    package let colors: any ColorResolver
    package let depth: ColorDepth
    private let fewColors: FewColors?
    private let pictureColors: PictureColors?
    private var grounds: [ColorReference: TerminalColor] = [:]
    private var resolved: [Pair: Colors] = [:]

    /// The part of a cell that has its foreground; cells of one kind with the same colours and attributes look the
    /// same.
    package enum Part: Hashable, Sendable {
        /// Nothing.
        case blank
        /// A part of a ground, of some quarters: the half blocks and quadrants that grounds end in, and the eighths of bars.
        case ground(quarters: Int)
        /// Text, lines and marks.
        case mark

        package init(_ cluster: Cluster) {
            switch cluster.scalar {
            case " ": self = .blank
            case "▖", "▗", "▘", "▝", "▁", "▂", "▏", "▎": self = .ground(quarters: 1)
            case "▀", "▄", "▌", "▐", "▚", "▞", "▃", "▅", "▍", "▋": self = .ground(quarters: 2)
            case "▙", "▛", "▜", "▟", "▆", "▇", "▊", "▉": self = .ground(quarters: 3)
            case "█": self = .ground(quarters: 4)
            default: self = .mark
            }
        }

        /// Whether it is a part of a ground.
        package var isGround: Bool { if case .ground = self { true } else { false } }
    }

    private struct Pair: Hashable {
        let foreground: ColorReference
        let background: ColorReference
        let part: Part
    }

    /// A pair as it is shown.
    private struct Colors {
        var foreground: TerminalColor
        var background: TerminalColor
        var isDim = false
        var isBold = false
    }

    package init(colors: any ColorResolver, depth: ColorDepth) {
        self.colors = colors
        self.depth = depth
        fewColors = depth == .indexed16 || depth == .indexed8 ? FewColors(depth: depth) : nil
        pictureColors = TerminalPalette.palette(of: depth).map(PictureColors.init)
    }

    /// The look of a cell. Without colours a ground that says something becomes reverse video.
    package mutating func style(of cell: Cell) -> TerminalStyle {
        let added = cell.attributes.union(attributes(of: cell.foreground)).subtracting(.blockRight)
        guard depth != .monochrome else {
            let attributes = isEmphasis(cell.background) ? added.union(.reverse) : added
            return TerminalStyle(foreground: .terminalDefault, background: .terminalDefault, attributes: attributes)
        }
        var colors = shown(Pair(foreground: cell.foreground, background: cell.background, part: Part(cell.cluster)))
        if isEdgeLine(cell) {
            colors.foreground = line(on: colors.background, as: cell.background)
            // Of eight colours none is a grey: what is dim is quieter than what it is drawn around.
            colors.isDim = depth == .indexed8
        }
        let weighted = colors.isBold ? added.union(.bold) : added
        return TerminalStyle(
            foreground: colors.foreground, background: colors.background,
            attributes: attributes(
                isEdge(cell) ? weighted.subtracting(.dim) : weighted, isDim: colors.isDim, in: colors.foreground))
    }

    /// Whether a cell is the edge of a ground, which is no fainter than the ground itself.
    private func isEdge(_ cell: Cell) -> Bool {
        switch cell.cluster.scalar {
        case "▐", "▌", "▀", "▄", "▖", "▗", "▘", "▝", "▙", "▛", "▜", "▟", "█": break
        default: return false
        }
        switch cell.foreground.kind {
        case .role(let role): return isGround(role)
        case .blend(let base, let over, _): return isGround(base) && isGround(over)
        case .terminalDefault, .rgb: return false
        }
    }

    private func isGround(_ role: ColorRole) -> Bool { colors.isGround(role) || colors.isEmphasis(role) }

    /// The cell without a part of a ground that cannot be seen: where two levels look alike, the corners of one on the
    /// other would be marks that stand for nothing. The edges of a block become a hairline, and the ends of a pill
    /// brackets, as nothing else parts them from their neighbours.
    package mutating func shown(_ cell: Cell) -> Cell {
        guard isLostGround(cell) else { return cell }
        var cell = cell
        cell.cluster = Self.standIn(forLost: cell)
        return cell
    }

    /// What is shown in place of a part of a ground that cannot be seen; the line around a block that is out of use, whose
    /// edges are dim, has gaps, as have the ends of such a pill.
    package static func standIn(forLost cell: Cell) -> Cluster {
        let line = cell.attributes.contains(.dim) ? Glyphs.unicode.broken : Glyphs.unicode.light
        let place = cell.attributes.intersection(.blockRight)
        return switch (cell.cluster.scalar, place) {
        case ("▛", .blockSide): Cluster(line.topLeft)
        case ("▜", .blockSide): Cluster(line.topRight)
        case ("▙", .blockSide): Cluster(line.bottomLeft)
        case ("▟", .blockSide): Cluster(line.bottomRight)
        case ("▌", .blockSide), ("▐", .blockSide): Cluster(line.vertical)
        case ("▐", _) where cell.attributes.contains(.dim), ("▌", _) where cell.attributes.contains(.dim):
            Cluster(line.vertical)
        case ("▐", _): Cluster(Unicode.Scalar("("))
        case ("▌", _): Cluster(Unicode.Scalar(")"))
        case ("▄", .blockLeft): Cluster(line.topLeft)
        case ("▄", .blockRight): Cluster(line.topRight)
        case ("▀", .blockLeft): Cluster(line.bottomLeft)
        case ("▀", .blockRight): Cluster(line.bottomRight)
        case ("▄", .blockSide), ("▀", .blockSide): Cluster(line.horizontal)
        case ("█", .blockSide): Cluster(line.vertical)
        default: .space
        }
    }

    /// Whether a cell is a line that stands for the edge of a block, or a bracket or a line for the end of a pill.
    private func isEdgeLine(_ cell: Cell) -> Bool {
        guard Part(cell.cluster) == .mark else { return false }
        if !cell.attributes.isDisjoint(with: .blockEdge) { return true }
        guard fewColors != nil, Self.isPillEnd(cell.cluster.scalar) else { return false }
        return isLevel(cell.foreground) && !isEmphasis(cell.background)
    }

    /// Whether a character is what ``standIn(forLost:)`` has for the end of a pill.
    private static func isPillEnd(_ scalar: Unicode.Scalar?) -> Bool {
        scalar == "(" || scalar == ")" || scalar == Glyphs.unicode.broken.vertical
    }

    /// Whether a cell shows a part of a ground that looks like the ground that it lies on.
    package mutating func isLostGround(_ cell: Cell) -> Bool {
        guard Part(cell.cluster).isGround, isLevel(cell.foreground) else { return false }
        if depth == .monochrome { return !isEmphasis(cell.background) }
        let (edge, below) = (ground(cell.foreground), ground(cell.background))
        if cell.foreground.isOwnEdge {
            return fewColors != nil && (below == .terminalDefault || below == pageGround)
        }
        if edge == below { return true }
        if edge == .terminalDefault { return below.rgbColor == self.edge(of: cell.foreground).rgbColor }
        return below == .terminalDefault && edge == pageGround
    }

    /// Where colours are few, what the terminal's own ground is taken for.
    private var pageGround: TerminalColor? {
        guard let fewColors, let page = colors.page else { return nil }
        return .indexed(fewColors.ground(for: page, isEmphasis: false))
    }

    /// Whether a colour is a ground that says nothing but where it is; a tint of one is that ground where there are no tints.
    private func isLevel(_ reference: ColorReference) -> Bool {
        switch reference.kind {
        case .role(let role): colors.isGround(role) && !colors.isEmphasis(role)
        case .blend(let base, let over, let share):
            colors.isGround(base) && (colors.isGround(over) || share < 0.5) && !isEmphasis(reference)
        case .terminalDefault, .rgb: false
        }
    }

    /// Grey is dim enough where colours are few: dimmed once more it could not be read.
    private func attributes(_ added: TextAttributes, isDim: Bool, in foreground: TerminalColor) -> TextAttributes {
        if fewColors != nil, foreground == .indexed(Self.brightBlack) { return added.subtracting(.dim) }
        return isDim ? added.union(.dim) : added
    }

    private mutating func shown(_ pair: Pair) -> Colors {
        if let known = resolved[pair] { return known }
        if rememberedCount >= Self.keptColors {
            resolved.removeAll(keepingCapacity: true)
            grounds.removeAll(keepingCapacity: true)
        }
        if let colors = pictured(pair) {
            resolved[pair] = colors
            return colors
        }
        let background = ground(pair.background)
        var shown = foreground(of: pair, on: background)
        let isLost = shown.foreground == background && background != .terminalDefault
        if isLost {
            shown.isDim = false
            let isMeant = pair.part == .blank || pair.foreground == pair.background || mayVanish(pair)
            if !isMeant { shown.foreground = strongest(on: background, as: pair.background) }
        }
        resolved[pair] = shown
        return shown
    }

    /// Pairs and grounds that are remembered at most; only pictures have so many.
    private static let keptColors = 1 << 14

    var rememberedCount: Int { resolved.count + grounds.count }

    /// Two colours of a picture that share a cell; `nil` for everything else.
    private func pictured(_ pair: Pair) -> Colors? {
        guard case .rgb(let ink) = pair.foreground.kind, case .rgb(let ground) = pair.background.kind,
            let quarters = Self.quarters(of: pair)
        else { return nil }
        guard let pictureColors else { return Colors(foreground: .rgb(ink), background: .rgb(ground)) }
        let places = pictureColors.pair(ink, ground, quarters: quarters)
        return Colors(foreground: .indexed(places.foreground), background: .indexed(places.background))
    }

    /// How much of a picture's cell is lit; a blank of a picture has its ground for a foreground too.
    private static func quarters(of pair: Pair) -> Int? {
        switch pair.part {
        case .ground(let quarters): quarters
        case .blank: pair.foreground == pair.background ? 0 : nil
        case .mark: nil
        }
    }

    // MARK: Grounds

    /// The colour of a ground, or of a part of one.
    private mutating func ground(_ reference: ColorReference) -> TerminalColor {
        if let known = grounds[reference] { return known }
        let color = own(reference) ?? nearestGround(reference)
        grounds[reference] = color
        return color
    }

    private func nearestGround(_ reference: ColorReference) -> TerminalColor {
        guard let fewColors, !isPicture(reference), let color = colors.color(of: reference) else {
            return nearest(to: plainColor(of: reference))
        }
        if isAccent(reference) { return .indexed(fewColors.accent(isLight: isPageLight)) }
        guard case .blend(let base, _, _) = reference.kind, reference.isDecoration || isLevel(reference),
            let main = reference.isDecoration ? base : reference.mainRole
        else {
            return .indexed(fewColors.ground(for: color, isEmphasis: isEmphasis(reference)))
        }
        return .indexed(fewColors.ground(for: colors.color(of: main) ?? color, isEmphasis: false))
    }

    /// The colour of a ground. One that goes from one colour to another would be a few broad bands on 256 colours, so there
    /// it is the one that it goes from.
    private func plainColor(of reference: ColorReference) -> RGBColor? {
        guard depth == .indexed256, reference.isDecoration, case .blend(let base, _, _) = reference.kind else {
            return colors.color(of: reference)
        }
        return colors.color(of: base)
    }

    private func isEmphasis(_ reference: ColorReference) -> Bool {
        switch reference.kind {
        case .terminalDefault, .rgb: false
        case .role(let role): colors.isEmphasis(role)
        case .blend(let base, let over, let share):
            reference.isDecoration
                ? colors.isEmphasis(base) || colors.isEmphasis(over) : colors.isEmphasis(share < 0.5 ? base : over)
        }
    }

    /// Whether a ground is the brand's own colour; one that goes from one colour to another counts as such, whatever it
    /// consists of, as it says no more.
    private func isAccent(_ reference: ColorReference) -> Bool {
        reference.isDecoration ? isEmphasis(reference) : reference.mainRole.map(colors.isAccent) ?? false
    }

    private var isPageLight: Bool { colors.page.map { OKLab($0).lightness >= 0.5 } ?? false }

    /// Pictures bring their own colours, which mean nothing.
    private func isPicture(_ reference: ColorReference) -> Bool {
        if case .rgb = reference.kind { true } else { false }
    }

    // MARK: Foregrounds

    private mutating func foreground(of pair: Pair, on background: TerminalColor) -> Colors {
        if pair.part.isGround || pair.foreground == pair.background {
            return Colors(foreground: edge(of: pair.foreground), background: background)
        }
        guard let fewColors, !isPicture(pair.foreground) else {
            let color = own(pair.foreground) ?? ink(of: pair, on: background)
            return Colors(foreground: color, background: background)
        }
        return few(fewColors, pair, on: background)
    }

    /// A foreground's colour. The accent is chosen as a ground, and stays itself there; where it cannot be read as text it comes
    /// as much nearer to the strongest ink as that takes. What stands on a ground that says something is black or white where
    /// it cannot be read there: one role is the ink of them all, bright and deep.
    private mutating func ink(of pair: Pair, on background: TerminalColor) -> TerminalColor {
        let color = colors.color(of: pair.foreground)
        let plain = nearest(to: color)
        guard case .role(let role) = pair.foreground.kind, let color,
            let ground = background.rgbColor ?? colors.color(of: pair.background) ?? colors.page,
            Contrast.ratio(plain.rgbColor ?? color, ground) < Contrast.text
        else { return plain }
        let (white, black) = (RGBColor(0xFFFFFF), RGBColor(0x000000))
        let strongest = Contrast.ratio(white, ground) > Contrast.ratio(black, ground) ? white : black
        if isEmphasis(pair.background) { return nearest(to: strongest) }
        guard colors.isAccent(role) else { return plain }
        for step in 1..<Self.inkSteps {
            let mixed = strongest.mixed(share: Double(step) / Double(Self.inkSteps), over: color)
            let shown = nearest(to: mixed)
            if Contrast.ratio(shown.rgbColor ?? mixed, ground) >= Contrast.text { return shown }
        }
        return nearest(to: strongest)
    }

    /// Steps from the accent to the strongest ink.
    private static let inkSteps = 20

    /// A ground's colour, to draw with. The terminal's own ground has none: what it most likely is stands in for it.
    private mutating func edge(of reference: ColorReference) -> TerminalColor {
        let color = ground(reference)
        guard color == .terminalDefault else { return color }
        return nearestGround(reference)
    }

    private func few(_ fewColors: FewColors, _ pair: Pair, on background: TerminalColor) -> Colors {
        let known = background.rgbColor
        if let own = own(pair.foreground) {
            var shown = Colors(foreground: own, background: background)
            if depth == .indexed8, case .ansi(Self.brightBlack)? = ownColor(of: pair.foreground) {
                shown.foreground = .indexed(7)
                shown.isDim = true
            }
            let color = shown.foreground.rgbColor ?? colors.color(of: pair.foreground)
            if let known, let color, Contrast.ratio(color, known) < FewColors.leastRatio {
                shown = Colors(foreground: .indexed(fewColors.strongest(on: known)), background: background)
            }
            return shown
        }
        guard let color = ink(of: pair.foreground) else {
            return Colors(foreground: .terminalDefault, background: background)
        }
        // Of a ground that nobody knows it is taken that it is the page's, or that the text was chosen for it.
        let assumed =
            colors.color(of: pair.background) ?? colors.page
            ?? RGBColor(OKLab(color).lightness < 0.5 ? 0xFFFFFF : 0x000000)
        let isOnAccent = isAccent(pair.background)
        if isOnAccent || isAccentInk(pair.foreground) {
            let strongest = fewColors.strongest(on: known ?? assumed)
            return Colors(foreground: .indexed(strongest), background: background, isBold: !isOnAccent)
        }
        let text = fewColors.text(for: color, on: known ?? assumed, themeRatio: Contrast.ratio(color, assumed))
        return Colors(foreground: .indexed(text.index), background: background, isDim: text.isDim)
    }

    /// A text's colour where colours are few. There is nothing between two of them to fade over, so what fades is there as
    /// long as an eighth of it is, rather than black on black; a line that fades into its ground is plain.
    private func ink(of reference: ColorReference) -> RGBColor? {
        guard case .blend(_, let over, let share) = reference.kind, share >= Self.leastInk, !isEmphasis(reference)
        else {
            return colors.color(of: reference)
        }
        return colors.color(of: over)
    }

    /// Whether a text is in the accent, or fades from it: what is left of it looks as it did.
    private func isAccentInk(_ reference: ColorReference) -> Bool {
        guard case .blend(_, let over, let share) = reference.kind, share >= Self.leastInk else {
            return isAccent(reference)
        }
        return colors.isAccent(over)
    }

    /// How much of a colour has to be left for it to be seen where colours are few.
    private static let leastInk = 0.125

    /// A line around what would be a ground if it could be told from the one below.
    private func line(on background: TerminalColor, as reference: ColorReference) -> TerminalColor {
        let below = background.rgbColor ?? colors.color(of: reference) ?? colors.page
        guard let below else { return .terminalDefault }
        if let fewColors { return .indexed(fewColors.line(on: below)) }
        let strongest = RGBColor(OKLab(below).lightness < 0.6 ? 0xFFFFFF : 0x000000)
        return nearest(to: strongest.mixed(share: Self.lineShare, over: below))
    }

    /// How much a line is nearer to the colour of text than what it lies on.
    private static let lineShare = 0.4

    /// Grey, on terminals with sixteen colours.
    private static let brightBlack = 8

    /// Whether a foreground hardly differs from its ground even with all colours there are, so that vanishing there is
    /// what it is for: a mixture that fades, or the edge of one level of ground on another.
    private func mayVanish(_ pair: Pair) -> Bool {
        guard let mixed = colors.color(of: pair.foreground), let ground = colors.color(of: pair.background) else {
            return false
        }
        if pair.part.isGround { return Contrast.ratio(mixed, ground) < Contrast.graphics }
        guard case .blend(let base, let over, let share) = pair.foreground.kind else { return false }
        let hasMixtures = fewColors == nil && !colors.keepsApart(base, over)
        guard hasMixtures || share < Self.leastInk else { return false }
        return OKLab(mixed).squaredDistance(to: OKLab(ground)) < Self.faint * Self.faint
    }

    /// Distance in OKLab below which two colours are all but the same.
    private static let faint = 0.15

    /// Different references that this depth cannot tell apart would hide the text: black or white instead.
    private func strongest(on background: TerminalColor, as reference: ColorReference) -> TerminalColor {
        if let fewColors, let ground = background.rgbColor { return .indexed(fewColors.strongest(on: ground)) }
        guard let ground = colors.color(of: reference) else { return .terminalDefault }
        let isDark = OKLab(ground).lightness < 0.6
        return depth == .indexed256 ? .indexed(isDark ? 231 : 16) : .rgb(RGBColor(isDark ? 0xFFFFFF : 0x000000))
    }

    /// What the theme adds to a text in a role; mixtures are left as they are.
    private func attributes(of reference: ColorReference) -> TextAttributes {
        guard case .role(let role) = reference.kind else { return [] }
        return colors.attributes(of: role)
    }

    // MARK: Colours of the depth

    /// A colour that the terminal keeps; with eight colours a bright one is the normal one.
    private func own(_ reference: ColorReference) -> TerminalColor? {
        switch ownColor(of: reference) {
        case .ansi(let index): .indexed(depth == .indexed8 ? index & 7 : index)
        case .terminalDefault: .terminalDefault
        case .rgb, nil: nil
        }
    }

    /// Where colours are few, what stands in for one counts as one that the terminal keeps.
    ///
    /// A mixture of a colour with itself is that colour, and one of two of the palette the nearer of them.
    private func ownColor(of reference: ColorReference) -> ThemeColor? {
        switch reference.kind {
        case .role(let role):
            if fewColors != nil, let place = colors.standIn(for: role) { return .ansi(place) }
            return colors.ownColor(of: role)
        case .blend(let base, let over, let share):
            if colors.keepsApart(base, over) { return colors.ownColor(of: share < 0.5 ? base : over) }
            let color = colors.ownColor(of: over)
            return color == colors.ownColor(of: base) ? color : nil
        case .terminalDefault, .rgb: return nil
        }
    }

    private func nearest(to color: RGBColor?) -> TerminalColor {
        guard let color else { return .terminalDefault }
        return TerminalPalette.palette(of: depth).map { .indexed($0.nearestIndex(to: color)) } ?? .rgb(color)
    }
}
