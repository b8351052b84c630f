import Foundation
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
@Suite(.serialized)
struct ThemeCheckTests {
    private static var pairs: DrawnPairs { Samples.firstFramePairs }

    private func theme(_ colors: [StyleToken: UInt32]) throws -> StyleProvider {
        let style = try ThemeLibrary.embedded.theme(named: "goma-dark")
        return style.customized(
            colors.mapValues { DynamicColor(light: RGBColor($0), dark: RGBColor($0)) })
    }

    @Test func `a faint text is found with its ratio and with those who draw it`() throws {
        let style = try theme([.textOdds: 0x3A3C48])

        let check = ThemeCheck(style, pairs: Self.pairs)

        let findings = check.depths[0].findings.filter { $0.pair.foreground == .role(.textOdds) }
        #expect(!check.hasPassed)
        #expect(findings.contains { $0.users.contains { $0.component == "OutcomeItem" } })
        #expect(findings.allSatisfy { $0.ratio < 4.5 })
    }

    @Test func `opposites that only a hue would part are told apart by their glyphs`() throws {
        let style = try theme([.alertSuccess: 0x7A8A3A, .alertError: 0xB07038])

        let opposites = try #require(OppositesCheck.all(of: style).first { $0.name == "success, error" })

        #expect(opposites.confusions.contains(.deuteranopia))
        #expect(opposites.glyphs == "✓ ✗")
        #expect(opposites.areToldApart)
    }

    @Test func `the report has a line for each theme and stays inside 80 columns`() throws {
        let checks = try ThemeLibrary.embedded.names.map {
            ThemeCheck(try ThemeLibrary.embedded.theme(named: $0), pairs: Self.pairs)
        }

        let lines = ThemeCheckReport.lines(
            of: checks + [ThemeCheck(try theme([.textPrimary: 0x444444]), pairs: Self.pairs)])

        #expect(zip(lines.dropFirst(), ThemeLibrary.embedded.names).allSatisfy { $0.hasPrefix($1) })
        #expect(lines.allSatisfy { DisplayText($0).width <= 80 })
        #expect(lines.contains { $0.hasPrefix("goma-dark at direct: ") })
    }

    @Test func `programs get everything that was found`() throws {
        let json = try ThemeCheckReport.json(of: [ThemeCheck(try theme([:]), pairs: Self.pairs)])

        let themes = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])

        #expect(themes.first?["name"] as? String == "goma-dark")
        #expect((themes.first?["depths"] as? [Any])?.count == ThemeCheck.depths.count)
        #expect((themes.first?["opposites"] as? [Any])?.count == 3)
    }

    @Test func `what falls short is told to people and to programs, and fails the theme`() throws {
        let check = ThemeCheck(try theme([.backgroundCards: 0x131419]), pairs: Self.pairs)

        let lines = ThemeCheckReport.lines(of: [check])
        let json = try ThemeCheckReport.json(of: [check])

        #expect(!check.hasPassed)
        #expect(lines.contains("goma-dark at direct, 1 found: levels of ground too alike (contrast)"))
        #expect(lines.contains("  1.00 of 1.20  page, card"))
        #expect(lines.contains { $0.contains("make backgroundCards lighter, such as #") })
        #expect(lines.allSatisfy { DisplayText($0).width <= 80 })
        #expect(json.contains(#""kind" : "levels""#))
    }

    @Test func `a theme printed names every role with its value, its look and its users`() throws {
        let picture = ThemePicture(try theme([:]), depth: .indexed256, pairs: Self.pairs, width: nil)

        let rows = picture.surface.rows

        for token in StyleToken.allCases { #expect(rows.contains { $0.contains(" \(token.name) ") }, "\(token.name)") }
        let odds = try #require(rows.first { $0.split(separator: " ").dropFirst().first == "backgroundOdds" })
        #expect(odds.contains("237 #3a3a3a"))
        #expect(odds.contains("OutcomeItem"))
    }

    @Test(arguments: [1, 20, 40, 80])
    func `a theme printed in little room keeps the names of the roles`(width: Int) throws {
        let picture = ThemePicture(try theme([:]), depth: .direct, pairs: Self.pairs, width: width)

        #expect(picture.surface.size.width == width)
        #expect(width < 40 || picture.surface.rows.contains { $0.contains("highlightPrimary") })
    }
}
