import Expectations
import Testing

@testable import TerminalKit

/// The accent as text, and inks on grounds that say something: readable, whatever a theme's accent is.
struct ReadableInkTests {
    private static let page = ColorRole(number: 1)
    private static let accent = ColorRole(number: 2)
    private static let text = ColorRole(number: 3)
    private static let ink = ColorRole(number: 4)
    private static let alert = ColorRole(number: 5)

    private struct Theme: ColorResolver {
        var grounds = RGBColor(0xFFFFFF)

        func color(of role: ColorRole) -> RGBColor? {
            switch role {
            case ReadableInkTests.page: grounds
            case accent: RGBColor(0xFF6600)
            case text: RGBColor(0xDDDDDD)
            case ink: RGBColor(0x000114)
            case alert: RGBColor(0x960D4C)
            default: nil
            }
        }

        func isAccent(_ role: ColorRole) -> Bool { role == accent }
        func isEmphasis(_ role: ColorRole) -> Bool { role == accent || role == alert }
        var page: RGBColor? { grounds }
    }

    private func style(
        _ foreground: ColorReference, on background: ColorReference, _ depth: ColorDepth = .direct,
        page: RGBColor = RGBColor(0xFFFFFF), cluster: Unicode.Scalar = "x"
    ) -> TerminalStyle {
        var resolver = StyleResolver(colors: Theme(grounds: page), depth: depth)
        return resolver.style(of: Cell(cluster: Cluster(cluster), foreground: foreground, background: background))
    }

    @Test(arguments: [ColorDepth.direct, .indexed256])
    func `the accent can be read as text, and is itself where it can be anyway`(depth: ColorDepth) throws {
        let byDay = style(.role(Self.accent), on: .role(Self.page), depth)
        let ratio = Contrast.ratio(
            try #require(byDay.foreground.rgbColor), try #require(byDay.background.rgbColor))
        #expect(ratio >= 4.5 && ratio < 6.5)

        let byNight = style(.role(Self.accent), on: .role(Self.page), page: RGBColor(0x121319))
        expect(byNight.foreground, is: .rgb(RGBColor(0xFF6600)))
    }

    @Test func `as a ground it stays itself, its edges too`() {
        expect(style(.role(Self.ink), on: .role(Self.accent)).background, is: .rgb(RGBColor(0xFF6600)))
        expect(style(.role(Self.accent), on: .role(Self.page), cluster: "▄").foreground, is: .rgb(RGBColor(0xFF6600)))
    }

    @Test func `one ink serves bright and deep grounds`() {
        expect(style(.role(Self.ink), on: .role(Self.accent)).foreground, is: .rgb(RGBColor(0x000114)))
        expect(style(.role(Self.ink), on: .role(Self.alert)).foreground, is: .rgb(RGBColor(0xFFFFFF)))
    }

    @Test func `other texts, and what fades, are as the theme says`() {
        expect(style(.role(Self.text), on: .role(Self.page)).foreground, is: .rgb(RGBColor(0xDDDDDD)))
        let faint = ColorReference.blend(Self.accent, share: 0.25, on: Self.page)
        expect(style(faint, on: .role(Self.page)).foreground, is: .rgb(RGBColor(0xFFD9BF)))
    }
}
