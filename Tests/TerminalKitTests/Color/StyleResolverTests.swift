import Expectations
import Testing

@testable import TerminalKit

@Suite struct StyleResolverTests {
    private static let red = ColorRole(number: 1)
    private static let darkRed = ColorRole(number: 2)
    private static let selected = ColorRole(number: 3)
    private static let unknown = ColorRole(number: 99)

    private struct Theme: ColorResolver {
        func color(of role: ColorRole) -> RGBColor? {
            switch role {
            case StyleResolverTests.red: RGBColor(0xFF0000)
            case StyleResolverTests.darkRed: RGBColor(0xF00000)
            case StyleResolverTests.selected: RGBColor(0x0000FF)
            default: nil
            }
        }

        func isEmphasis(_ role: ColorRole) -> Bool { role == StyleResolverTests.selected }
    }

    private func style(
        _ depth: ColorDepth, _ foreground: ColorReference, on background: ColorReference = .terminalDefault,
        cluster: Cluster = Cluster("x" as Unicode.Scalar)
    ) -> TerminalStyle {
        var resolver = StyleResolver(colors: Theme(), depth: depth)
        let cell = Cell(cluster: cluster, foreground: foreground, background: background, attributes: .bold)
        return resolver.style(of: cell)
    }

    @Test(arguments: [
        (ColorDepth.direct, TerminalColor.rgb(RGBColor(0xFF0000))), (.indexed256, .indexed(196)),
        (.indexed16, .indexed(9)), (.indexed8, .indexed(1)), (.monochrome, .terminalDefault),
    ])
    func `a role becomes the nearest colour of the depth`(depth: ColorDepth, color: TerminalColor) {
        expect(style(depth, .role(Self.red)).foreground, is: color)
        expect(style(depth, .role(Self.red)).attributes, is: .bold)
    }

    @Test func `so many pairs are remembered and no more, and those that are forgotten come out as before`() {
        var resolver = StyleResolver(colors: Theme(), depth: .direct)
        func cell(_ number: Int) -> Cell {
            let (ink, ground) = (RGBColor(UInt32(number)), RGBColor(UInt32(number) << 8))
            return Cell(cluster: Cluster("▀" as Unicode.Scalar), foreground: .rgb(ink), background: .rgb(ground))
        }
        let first = resolver.style(of: cell(1))
        for number in 2...16_384 { _ = resolver.style(of: cell(number)) }
        expect(resolver.rememberedCount, is: 16_384)

        let beyond = resolver.style(of: cell(16_385))
        expect(beyond.foreground, is: .rgb(RGBColor(16_385)))
        expect(resolver.rememberedCount, is: 1)
        let again = resolver.style(of: cell(1))
        expect(again, is: first)
    }

    @Test func `grounds are remembered among them`() {
        var resolver = StyleResolver(colors: Theme(), depth: .indexed256)
        for number in 0..<20_000 {
            let ground = ColorReference.rgb(RGBColor(UInt32(number) * 800))
            _ = resolver.style(of: Cell(cluster: Cluster("x" as Unicode.Scalar), background: ground))
            #expect(resolver.rememberedCount <= 16_385)
        }
    }

    /// Two colours of the terminal's palette.
    private struct Palette: ColorResolver {
        func color(of role: ColorRole) -> RGBColor? { role == StyleResolverTests.red ? RGBColor(0xFF0000) : nil }

        func ownColor(of role: ColorRole) -> ThemeColor? { .ansi(role == StyleResolverTests.red ? 9 : 6) }

        func isEmphasis(_ role: ColorRole) -> Bool { false }
    }

    /// A red that orange stands in for, and a ground that says nothing.
    private struct StandIns: ColorResolver {
        func color(of role: ColorRole) -> RGBColor? { RGBColor(role == StyleResolverTests.red ? 0xFF0000 : 0x101010) }

        func standIn(for role: ColorRole) -> Int? { role == StyleResolverTests.red ? 11 : nil }

        func isEmphasis(_ role: ColorRole) -> Bool { false }
    }

    @Test(arguments: [
        (ColorDepth.direct, TerminalColor.rgb(RGBColor(0xFF0000))), (.indexed256, .indexed(196)),
        (.indexed16, .indexed(11)), (.indexed8, .indexed(3)), (.monochrome, .terminalDefault),
    ])
    func `what stands in for a role shows where colours are few, as text and as a ground`(
        depth: ColorDepth, color: TerminalColor
    ) {
        var resolver = StyleResolver(colors: StandIns(), depth: depth)
        let letter = Cluster("x" as Unicode.Scalar)
        let text = Cell(cluster: letter, foreground: .role(Self.red), background: .role(Self.selected))
        let ground = Cell(cluster: letter, foreground: .role(Self.selected), background: .role(Self.red))

        expect(resolver.style(of: text).foreground, is: color)
        expect(resolver.style(of: ground).background, is: color)
    }

    @Test(arguments: [(0.2, 6), (0.49, 6), (0.5, 9), (0.8, 9)])
    func `between two colours of the palette there is none`(share: Double, index: Int) {
        let mixed = ColorReference.blend(Self.red, share: share, on: Self.selected)
        var resolver = StyleResolver(colors: Palette(), depth: .direct)

        expect(resolver.style(of: Cell(cluster: .space, background: mixed)).background, is: .indexed(index))
    }

    @Test(arguments: [(red, 0x990000), (selected, 0x6666FF)] as [(ColorRole, UInt32)])
    func `a line in place of a ground is two fifths nearer to the colour of text than what it lies on`(
        ground: ColorRole, line: UInt32
    ) {
        var resolver = StyleResolver(colors: Theme(), depth: .direct)
        let edge = Cell(
            cluster: Cluster("─" as Unicode.Scalar), foreground: .role(Self.darkRed), background: .role(ground),
            attributes: .blockSide)

        expect(resolver.style(of: edge).foreground, is: .rgb(RGBColor(line)))
    }

    @Test func `a role that nobody calls a ground is none, so that its blocks may be faint`() {
        var resolver = StyleResolver(colors: Theme(), depth: .direct)
        let block = Cell(
            cluster: Cluster("▐" as Unicode.Scalar), foreground: .role(Self.red), background: .role(Self.selected),
            attributes: .dim)

        let style = resolver.style(of: block)

        #expect(style.attributes.contains(.dim))
    }

    @Test(arguments: ColorDepth.allCases)
    func `the terminal's own colour stays its own`(depth: ColorDepth) {
        expect(style(depth, .terminalDefault).foreground, is: .terminalDefault)
        expect(style(depth, .role(Self.unknown)).foreground, is: .terminalDefault)
    }

    @Test(arguments: [ColorDepth.indexed256, .indexed16, .indexed8])
    func `text is kept readable where a depth cannot tell it from its ground`(depth: ColorDepth) {
        let text = style(depth, .role(Self.darkRed), on: .role(Self.red))
        let same = style(depth, .role(Self.red), on: .role(Self.red))

        expect(style(depth, .role(Self.darkRed)).foreground, is: style(depth, .role(Self.red)).foreground)
        expect(text.foreground, isNot: text.background)
        expect(same.foreground, is: same.background)
    }

    @Test func `without colours a ground that says something is reversed`() {
        expect(style(.monochrome, .role(Self.red), on: .role(Self.selected)).attributes, is: [.bold, .reverse])
        expect(style(.monochrome, .role(Self.red), on: .role(Self.red)).attributes, is: .bold)
        let mostly = ColorReference.blend(Self.selected, share: 0.75, on: Self.red)
        expect(style(.monochrome, .role(Self.red), on: mostly).attributes, is: [.bold, .reverse])
        expect(style(.monochrome, .role(Self.red), on: .rgb(RGBColor(0))).attributes, is: .bold)
    }

    @Test func `a blend lies between its colours`() {
        let half = ColorReference.blend(Self.selected, share: 0.5, on: Self.red)

        expect(style(.direct, half).foreground, is: .rgb(RGBColor(0x800080)))
        expect(style(.direct, .blend(Self.selected, share: 0, on: Self.red)).foreground, is: .rgb(RGBColor(0xFF0000)))
        expect(style(.direct, .blend(Self.selected, share: 1, on: Self.red)).foreground, is: .rgb(RGBColor(0x0000FF)))
    }

    @Test(arguments: [(TerminalPalette.ansi8, 8), (.ansi16, 16), (.xterm256, 256)])
    func `a palette's own colours are nearest to themselves`(palette: TerminalPalette, count: Int) {
        expect(palette.colors.count, is: count)
        for color in palette.colors.suffix(count == 256 ? 240 : count) {
            expect(palette.colors[palette.nearestIndex(to: color)], is: color)
        }
    }

    @Test(arguments: [0x000114, 0x121319, 0x24262E, 0x363841, 0x5C5F6C, 0xBEC1C9] as [UInt32])
    func `with 256 colours a grey that leans to a hue is a grey`(value: UInt32) {
        let color = TerminalPalette.xterm256.colors[TerminalPalette.xterm256.nearestIndex(to: RGBColor(value))]

        #expect(color.chroma < 0.001)
        #expect(color.distance(to: RGBColor(value)) < 0.1, "\(color.hex)")
    }

    @Test(arguments: [0xEFC3CC, 0xB5E0D0, 0x2E0602, 0x0F3D12] as [UInt32])
    func `with 256 colours a tint keeps a hue`(value: UInt32) {
        let color = TerminalPalette.xterm256.colors[TerminalPalette.xterm256.nearestIndex(to: RGBColor(value))]

        #expect(!color.isNeutral)
        #expect(color.distance(to: RGBColor(value)) < 0.15, "\(color.hex)")
    }
}
