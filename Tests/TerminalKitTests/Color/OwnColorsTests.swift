import Expectations
import Testing

@testable import TerminalKit

/// Themes whose colours are the terminal's own.
struct OwnColorsTests {
    private static let page = ColorRole(number: 1)
    private static let night = ColorRole(number: 2)
    private static let bar = ColorRole(number: 3)

    /// The terminal's own ground, taken for black, and two of its colours.
    private struct Terminal: ColorResolver {
        func color(of role: ColorRole) -> RGBColor? { RGBColor(role == OwnColorsTests.bar ? 0xCDCD00 : 0x000000) }

        func ownColor(of role: ColorRole) -> ThemeColor? {
            switch role {
            case OwnColorsTests.night: .ansi(0)
            case OwnColorsTests.bar: .ansi(3)
            default: .terminalDefault
            }
        }

        func isEmphasis(_ role: ColorRole) -> Bool { false }

        func isGround(_ role: ColorRole) -> Bool { true }
    }

    private static let depths: [ColorDepth] = [.direct, .indexed256, .indexed16, .indexed8]

    @Test(arguments: depths)
    func `the ends of a pill of the terminal's own ground are brackets where that is like what they lie on`(
        depth: ColorDepth
    ) {
        var resolver = StyleResolver(colors: Terminal(), depth: depth)
        let ends = [Self.night, Self.bar].map { below in
            resolver.shown(
                Cell(
                    cluster: Cluster("▐" as Unicode.Scalar), foreground: .role(Self.page), background: .role(below)))
        }

        expect(ends.map(\.cluster.string), is: ["(", "▐"])
    }

    @Test(arguments: depths)
    func `a line that is mixed of two of the terminal's colours is seen, as nothing lies between them`(
        depth: ColorDepth
    ) {
        var resolver = StyleResolver(colors: Terminal(), depth: depth)
        let line = resolver.style(
            of: Cell(
                cluster: Cluster("─" as Unicode.Scalar),
                foreground: .blend(Self.night, share: 0.3, on: Self.bar), background: .role(Self.bar)))

        expect(line.foreground, isNot: line.background)
    }
}
