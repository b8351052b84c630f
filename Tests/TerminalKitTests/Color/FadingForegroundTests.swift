import Expectations
import Testing

@testable import TerminalKit

struct FadingForegroundTests {
    private static let ground = ColorRole(number: 1)
    private static let accent = ColorRole(number: 2)

    @Test func `text that fades into its own ground may vanish in it`() {
        var resolver = StyleResolver(colors: BlackAndRed(), depth: .indexed8)
        let cell = cell(.blend(Self.accent, share: 0.05, on: Self.ground))

        let style = resolver.style(of: cell)

        expect(style.foreground, is: style.background)
    }

    @Test func `text of another role never vanishes`() {
        var resolver = StyleResolver(colors: BlackAndRed(), depth: .indexed8)
        let cell = cell(.role(ColorRole(number: 3)))

        let style = resolver.style(of: cell)

        expect(style.foreground, isNot: style.background)
    }

    private func cell(_ foreground: ColorReference) -> Cell {
        Cell(cluster: Cluster("x" as Unicode.Scalar), foreground: foreground, background: .role(Self.ground))
    }

    /// Every role is black, but for the accent.
    private struct BlackAndRed: ColorResolver {
        func color(of role: ColorRole) -> RGBColor? {
            RGBColor(role == FadingForegroundTests.accent ? 0xFF0000 : 0x000000)
        }

        func isEmphasis(_ role: ColorRole) -> Bool { false }
    }
}
