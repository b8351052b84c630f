import Expectations
import Testing

@testable import TerminalKit

/// The half blocks and quadrants that grounds end in.
struct GroundEdgeTests {
    private static let page = ColorRole(number: 1)
    private static let card = ColorRole(number: 2)
    private static let selected = ColorRole(number: 3)
    private static let bar = ColorRole(number: 4)

    private struct Theme: ColorResolver {
        func color(of role: ColorRole) -> RGBColor? {
            switch role {
            case GroundEdgeTests.page: RGBColor(0x121319)
            case GroundEdgeTests.card: RGBColor(0x24262E)
            case GroundEdgeTests.selected: RGBColor(0xFF7A1F)
            default: RGBColor(0x6E707C)
            }
        }

        func isEmphasis(_ role: ColorRole) -> Bool { role == GroundEdgeTests.selected }

        func isGround(_ role: ColorRole) -> Bool { role != GroundEdgeTests.bar }
    }

    private func style(_ cluster: Unicode.Scalar, _ foreground: ColorRole, _ depth: ColorDepth) -> TerminalStyle {
        var resolver = StyleResolver(colors: Theme(), depth: depth)
        return resolver.style(
            of: Cell(cluster: Cluster(cluster), foreground: .role(foreground), background: .role(Self.page)))
    }

    @Test(
        arguments: [ColorDepth.direct, .indexed256, .indexed16, .indexed8], ["▐", "▄", "▟", "█"] as [Unicode.Scalar])
    func `the edge of a ground has the colour of the ground`(depth: ColorDepth, glyph: Unicode.Scalar) {
        var resolver = StyleResolver(colors: Theme(), depth: depth)

        for role in [Self.card, Self.selected] {
            let ground = resolver.style(of: Cell(cluster: .space, background: .role(role))).background
            expect(style(glyph, role, depth).foreground, is: ground)
        }
    }

    @Test(arguments: [ColorDepth.indexed16, .indexed8])
    func `the edge of a ground that is like the one below leaves nothing behind`(depth: ColorDepth) {
        let edge = style("▟", Self.card, depth)

        expect(edge.foreground, is: edge.background)
    }

    @Test(arguments: [ColorDepth.monochrome, .indexed8])
    func `a corner that cannot be told from what it lies on is left out`(depth: ColorDepth) {
        #expect(isLeftOut("▟", Self.card, depth))
        #expect(!isLeftOut("▐", Self.selected, depth))
        #expect(!isLeftOut("█", Self.bar, depth))
        #expect(!isLeftOut("x", Self.card, depth))
    }

    @Test(arguments: [ColorDepth.monochrome, .indexed8])
    func `the ends of a pill that cannot be told from what it lies on are brackets, in ink`(depth: ColorDepth) {
        var resolver = StyleResolver(colors: Theme(), depth: depth)
        let ends = (["▐", "▌"] as [Unicode.Scalar]).map {
            resolver.shown(
                Cell(cluster: Cluster($0), foreground: .role(Self.card), background: .role(Self.page)))
        }

        expect(ends.map(\.cluster.string), is: ["(", ")"])
        for end in ends where depth != .monochrome {
            let style = resolver.style(of: end)
            expect(style.foreground, isNot: style.background)
        }
    }

    @Test func `the edge of a ground is no fainter than the ground`() {
        var resolver = StyleResolver(colors: Theme(), depth: .direct)
        let isDim = (["▐", "x"] as [Unicode.Scalar]).map {
            resolver.style(
                of: Cell(
                    cluster: Cluster($0), foreground: .role(Self.selected), background: .role(Self.page),
                    attributes: .dim)
            ).attributes.contains(.dim)
        }

        expect(isDim, is: [false, true])
    }

    @Test func `a corner that can be told from what it lies on stays`() {
        #expect(!isLeftOut("▟", Self.card, .direct))
        #expect(isLeftOut("▟", Self.page, .direct))
    }

    private func isLeftOut(_ glyph: Unicode.Scalar, _ foreground: ColorRole, _ depth: ColorDepth) -> Bool {
        var resolver = StyleResolver(colors: Theme(), depth: depth)
        let cell = Cell(cluster: Cluster(glyph), foreground: .role(foreground), background: .role(Self.page))
        return resolver.shown(cell).cluster == .space
    }

    @Test(arguments: [ColorDepth.indexed16, .indexed8])
    func `a block that a theme makes plain to see is seen, and so is a letter in a ground's colour`(depth: ColorDepth) {
        let bar = style("█", Self.bar, depth)
        let letter = style("x", Self.card, depth)

        expect(bar.foreground, isNot: bar.background)
        expect(letter.foreground, isNot: letter.background)
    }
}
