import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

struct QuietCheckTests {
    private func shortfalls(_ changes: [ColorRole: UInt32], _ depth: ColorDepth) throws -> [ThemeShortfall] {
        let style = try ThemeLibrary.embedded.theme(named: "goma-dark").customized(
            changes.mapValues { DynamicColor(light: RGBColor($0), dark: RGBColor($0)) })
        return QuietCheck(style: style, depth: depth).shortfalls()
    }

    @Test func `in our themes what cannot be used is fainter than what can`() throws {
        for name in ThemeLibrary.embedded.names {
            let style = try ThemeLibrary.embedded.theme(named: name)
            for depth in ThemeCheck.depths {
                #expect(QuietCheck(style: style, depth: depth).shortfalls().isEmpty, "\(name) at \(depth)")
            }
        }
    }

    @Test(arguments: [ColorDepth.direct, .indexed256])
    func `a ground that is louder out of use is found, with what would help`(depth: ColorDepth) throws {
        let found = try shortfalls([.backgroundDisabledOdds: 0x777788], depth)

        #expect(found.map(\.name) == ["backgroundDisabledOdds beside backgroundOdds"])
        #expect(found[0].measured < found[0].needed)
        #expect(found[0].help.contains("nearer to backgroundCards"))
    }

    @Test(arguments: [ColorDepth.indexed16, .indexed8])
    func `where colours are few nothing is asked`(depth: ColorDepth) throws {
        #expect(try shortfalls([.backgroundDisabledOdds: 0x777788], depth).isEmpty)
    }
}
