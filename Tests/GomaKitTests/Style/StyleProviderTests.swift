import Expectations
import Foundation
import TerminalKit
import Testing

@testable import GomaKit

struct StyleProviderTests {
    private var dark: StyleProvider {
        get throws { try ThemeLibrary.embedded.theme(named: "goma-dark") }
    }

    @Test func `every token of the style sheet has a role of its own`() {
        let roles = ColorRole.ownCases

        expect(StyleToken.allCases.count, is: 115)
        expect(Set(roles).count, is: 115)
        expect(roles.map(\.token), is: StyleToken.allCases)
    }

    @Test func `a role answers to the name of its token`() {
        expect(ColorRole.textPrimary.token?.name, is: "textPrimary")
        expect(ColorRole.backgroundEmptyMessage3.token?.name, is: "backgroundEmptyMessage3")
        expect(ColorRole(number: 200).token, is: nil)
    }

    @Test func `customising some roles leaves the others, and the provider it came from`() throws {
        let original = try dark
        let red = DynamicColor(light: RGBColor(0xFF0000), dark: RGBColor(0x880000))

        let changed = original.customized([.textOdds: red])

        expect(changed.color(of: .textOdds), is: RGBColor(0x880000))
        expect(changed[.textPrimary], is: original[.textPrimary])
        expect(original[.textOdds], isNot: red)
    }

    @Test func `tokens are written and read by name, and a wrong one suggests the nearest`() throws {
        let data = try JSONEncoder().encode([ColorRole.textOdds])
        expect(String(decoding: data, as: UTF8.self), is: "[\"textOdds\"]")
        try expect(JSONDecoder().decode([ColorRole].self, from: data), is: [.textOdds])

        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([ColorRole].self, from: Data("[\"textOds\"]".utf8))
        }

        let words = String(describing: error)
        expect(words, contains: "did you mean")
        expect(words, contains: "textOdds")
    }

    /// WCAG 2.1, 1.4.3: 4.5 for text. The pairs are those that the components draw most.
    @Test(
        arguments: ThemeLibrary.embedded.names,
        [
            (ColorRole.textPrimary, ColorRole.backgroundPrimary), (.textPrimary, .backgroundCards),
            (.textSecondary, .backgroundPrimary), (.textSecondary, .backgroundSecondary),
            (.textOdds, .backgroundOdds), (.highlightPrimaryContrast, .highlightPrimary),
            (.highlightPrimary, .backgroundCards), (.highlightPrimary, .backgroundPrimary),
            (.buttonTextPrimary, .buttonBackgroundPrimary), (.highlightTertiary, .backgroundCards),
            (.highlightSecondary, .backgroundCards), (.alertError, .backgroundPrimary),
            (.textPrimary, .pills),
        ])
    func `text stands out from its ground`(theme: String, pair: (ColorRole, ColorRole)) throws {
        let style = try ThemeLibrary.embedded.theme(named: theme)
        var resolver = StyleResolver(colors: style, depth: .direct)
        let shown = resolver.style(
            of: Cell(cluster: .replacement, foreground: .role(pair.0), background: .role(pair.1)))
        func color(_ color: TerminalColor, of role: ColorRole) throws -> RGBColor {
            if case .rgb(let color) = color { color } else { try #require(style.color(of: role)) }
        }

        let ratio = Contrast.ratio(
            try color(shown.foreground, of: pair.0), try color(shown.background, of: pair.1))
        #expect(ratio >= Contrast.text)
    }
}
