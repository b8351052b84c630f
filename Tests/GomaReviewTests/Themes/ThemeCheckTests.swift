import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
@Suite(.serialized)
struct ThemeCheckTests {
    private static var pairs: DrawnPairs { Samples.firstFramePairs }

    private func theme(_ colors: [ColorRole: UInt32]) throws -> StyleProvider {
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
        expect(opposites.glyphs, is: "✓ ✗")
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
        struct Theme: Decodable {
            let name: String
            let passes: Bool
            let depths: [Depth]
            let opposites: [Opposites]
            struct Depth: Decodable {
                let depth: String
                let findings: [Finding]
            }
            struct Finding: Decodable {
                let foreground, background, kind: String
                let ratio: Double
                let drawnBy: [String: [String]]
            }
            struct Opposites: Decodable { let name: String }
        }
        let check = ThemeCheck(try theme([.textOdds: 0x3A3C48]), pairs: Self.pairs)
        let found = check.depths.map(\.findings)

        let json = try ThemeCheckReport.json(of: [check])
        let told = try #require(JSONDecoder().decode([Theme].self, from: Data(json.utf8)).first)

        expect(told.name, is: "goma-dark")
        expect(told.passes, is: false)
        expect(found[0].isEmpty, is: false)
        expect(told.depths.map(\.depth), is: check.depths.map(\.depth.rawValue))
        expect(
            told.depths.map { $0.findings.map { "\($0.foreground) on \($0.background)" } },
            is: found.map { $0.map(\.pair.name) })
        for (told, found) in zip(told.depths.flatMap(\.findings), found.joined()) {
            #expect(told.kind == found.pair.kind.rawValue && abs(told.ratio - found.ratio) < 0.006)
            expect(told.drawnBy, is: Dictionary(uniqueKeysWithValues: found.users.map { ($0.component, $0.states) }))
        }
        expect(told.opposites.map(\.name), is: check.opposites.map(\.name))
        expect(told.opposites.count, is: 3)
    }

    @Test func `what falls short is told to people and to programs, and fails the theme`() throws {
        let check = ThemeCheck(try theme([.backgroundCards: 0x131419]), pairs: Self.pairs)

        let lines = ThemeCheckReport.lines(of: [check])
        let json = try ThemeCheckReport.json(of: [check])

        #expect(!check.hasPassed)
        expect(lines, contains: "goma-dark at direct, 1 found: levels of ground too alike (contrast)")
        expect(lines, contains: "  1.00 of 1.20  page, card")
        #expect(lines.contains { $0.contains("make backgroundCards lighter, such as #") })
        #expect(lines.allSatisfy { DisplayText($0).width <= 80 })
        expect(json, contains: #""kind" : "levels""#)
    }

    @Test func `a theme printed names every role with its value, its look and its users`() throws {
        let picture = ThemePicture(try theme([:]), depth: .indexed256, pairs: Self.pairs, width: nil)

        let rows = picture.surface.rows

        for token in ColorRole.allCases { #expect(rows.contains { $0.contains(" \(token.name) ") }, "\(token.name)") }
        let odds = try #require(rows.first { $0.split(separator: " ").dropFirst().first == "backgroundOdds" })
        expect(odds, contains: "237 #3a3a3a")
        expect(odds, contains: "OutcomeItem")
    }

    @Test(arguments: [1, 20, 40, 80])
    func `a theme printed in little room keeps the names of the roles`(width: Int) throws {
        let picture = ThemePicture(try theme([:]), depth: .direct, pairs: Self.pairs, width: width)

        expect(picture.surface.size.width, is: width)
        #expect(width < 40 || picture.surface.rows.contains { $0.contains("highlightPrimary") })
    }

    @Test func `what is faintest for its kind comes first, with who draws it in order`() throws {
        let style = try theme([
            .backgroundPrimary: 0x000000, .textPrimary: 0x636363, .textOdds: 0xFFFFFF, .alertSuccess: 0x505050,
        ])
        func picture(_ glyph: Unicode.Scalar, _ role: ColorRole) -> Surface {
            var surface = Surface(size: Size(width: 1, height: 1))
            surface[0, 0] = Cell(
                cluster: Cluster(glyph), foreground: .role(role), background: .role(.backgroundPrimary))
            return surface
        }
        var pairs = DrawnPairs()
        pairs.add(picture("▲", .alertSuccess), component: "Mark", state: "up")
        pairs.add(picture("a", .textPrimary), component: "Row", state: "open")
        pairs.add(picture("a", .textPrimary), component: "Card", state: "open")
        pairs.add(picture("a", .textPrimary), component: "Card", state: "closed")
        pairs.add(picture("a", .textOdds), component: "Card", state: "open")

        let result = ThemeCheck.result(of: style, depth: .direct, pairs: pairs.checked, users: pairs.users)

        // 3.49 of 4.5 is less than 2.60 of 3.
        expect(result.findings.map(\.pair.kind), is: [.text, .graphics])
        expect(result.findings.map { Int($0.ratio * 100) }, is: [349, 260])
        expect(result.findings[0].users.map(\.component), is: ["Card", "Row"])
        expect(result.findings[0].users.map(\.states), is: [["closed", "open"], ["open"]])
        expect(result.pairCount, is: 3)
        expect(result.lowestTextRatio, is: result.findings[0].ratio)
    }
}
