import Expectations
import Testing

@testable import TerminalKit

/// The accent, and grounds that are decoration, where colours are few.
struct FewAccentTests {
    private static let page = ColorRole(number: 1)
    private static let accent = ColorRole(number: 2)
    private static let warning = ColorRole(number: 3)
    private static let error = ColorRole(number: 4)
    private static let ink = ColorRole(number: 5)
    private static let line = ColorRole(number: 6)
    private static let few = [ColorDepth.indexed16, .indexed8]

    private struct Theme: ColorResolver {
        var page: RGBColor? = RGBColor(0x121319)

        func color(of role: ColorRole) -> RGBColor? {
            switch role {
            case FewAccentTests.page: page
            case FewAccentTests.accent: RGBColor(0xFF7D24)
            case FewAccentTests.warning: RGBColor(0xFFC24D)
            case FewAccentTests.error: RGBColor(0xFF7D96)
            case FewAccentTests.line: RGBColor(0x5C5F6C)
            default: RGBColor(0x000114)
            }
        }

        func isEmphasis(_ role: ColorRole) -> Bool { (2...4).contains(role.number) }

        func isAccent(_ role: ColorRole) -> Bool { role == FewAccentTests.accent }

        func isGround(_ role: ColorRole) -> Bool { role == FewAccentTests.page }
    }

    private func style(
        _ foreground: ColorReference, on background: ColorReference, _ depth: ColorDepth, page: UInt32 = 0x121319
    ) -> TerminalStyle {
        var resolver = StyleResolver(colors: Theme(page: RGBColor(page)), depth: depth)
        return resolver.style(
            of: Cell(cluster: Cluster("a" as Unicode.Scalar), foreground: foreground, background: background))
    }

    @Test(arguments: few)
    func `the accent is reverse video, so that it is not the warning`(depth: ColorDepth) {
        let dark = style(.role(Self.ink), on: .role(Self.accent), depth)
        let light = style(.role(Self.ink), on: .role(Self.accent), depth, page: 0xFFFFFF)

        expect(dark.background, is: .indexed(7))
        expect(dark.foreground, is: .indexed(0))
        expect(light.background, is: .indexed(0))
        expect(light.foreground, is: .indexed(depth == .indexed16 ? 15 : 7))
        expect(style(.role(Self.ink), on: .role(Self.warning), depth).background, isNot: dark.background)
    }

    @Test(arguments: few)
    func `a ground with a touch of a colour is that ground`(depth: ColorDepth) {
        func ground(_ reference: ColorReference) -> TerminalColor {
            style(.role(Self.ink), on: reference, depth, page: 0x363841).background
        }

        expect(ground(.blend(Self.warning, share: 0.2, on: Self.page)), is: ground(.role(Self.page)))
        expect(ground(.blend(Self.warning, share: 0.6, on: Self.page)), is: ground(.role(Self.warning)))
    }

    @Test(arguments: few)
    func `a text in the accent is bold and has no hue`(depth: ColorDepth) {
        let accent = style(.role(Self.accent), on: .role(Self.page), depth)
        let warning = style(.role(Self.warning), on: .role(Self.page), depth)

        #expect(accent.attributes.contains(.bold))
        expect(accent.foreground, is: .indexed(depth == .indexed16 ? 15 : 7))
        expect(warning.foreground, isNot: accent.foreground)
        expect(style(.blend(Self.accent, share: 0.25, on: Self.page), on: .role(Self.page), depth), is: accent)
    }

    @Test(arguments: few + [.indexed256])
    func `a ground that goes from one colour to another is one, and so is its ink`(depth: ColorDepth) {
        let styles = [0, 0.25, 0.5, 0.75, 1].map {
            style(.role(Self.ink), on: .decoration(Self.error, share: $0, on: Self.accent), depth)
        }

        expect(Set(styles).count, is: 1)
        expect(styles[0].background, is: style(.role(Self.ink), on: .role(Self.accent), depth).background)
    }

    @Test func `with all colours it goes from one to the other`() {
        let ends = [0.0, 1].map {
            style(.role(Self.ink), on: .decoration(Self.error, share: $0, on: Self.accent), .direct)
        }

        expect(ends.map(\.background), is: [.rgb(RGBColor(0xFF7D24)), .rgb(RGBColor(0xFF7D96))])
    }

    @Test(arguments: few)
    func `a line on the terminal's own ground is seen on what the theme takes that for`(depth: ColorDepth) {
        expect(style(.role(Self.line), on: .terminalDefault, depth).foreground, isNot: .indexed(0))
    }

    @Test(arguments: few)
    func `a line that fades into its ground is plain`(depth: ColorDepth) {
        let shares = [0.25, 0.5, 1].map {
            style(.blend(Self.line, share: $0, on: Self.page), on: .role(Self.page), depth)
        }

        expect(Set(shares).count, is: 1)
        expect(shares[0].foreground, isNot: shares[0].background)
    }
}
