import Expectations
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
                expectEmpty(QuietCheck(style: style, depth: depth).shortfalls(), "\(name) at \(depth)")
            }
        }
    }

    @Test(arguments: [ColorDepth.direct, .indexed256])
    func `a ground that is louder out of use is found, with what would help`(depth: ColorDepth) throws {
        let found = try shortfalls([.backgroundDisabledOdds: 0x777788], depth)

        expect(found.map(\.name), is: ["backgroundDisabledOdds beside backgroundOdds"])
        #expect(found[0].measured < found[0].needed)
        expect(found[0].help, contains: "nearer to backgroundCards")
    }

    @Test(arguments: [ColorDepth.indexed16, .indexed8])
    func `where colours are few nothing is asked`(depth: ColorDepth) throws {
        try expectEmpty(shortfalls([.backgroundDisabledOdds: 0x777788], depth))
    }

    @Test(arguments: [
        (ColorRole.backgroundOdds, ColorRole.backgroundDisabledOdds), (.inputBackground, .inputBackgroundDisable),
        (.buttonBackgroundPrimary, .buttonDisablePrimary), (.textOdds, .textDisabledOdds),
        (.textPrimary, .textDisablePrimary),
    ])
    func `what looks the same out of use is found, and what is a little fainter is not`(on: ColorRole, off: ColorRole)
        throws
    {
        let found = try shortfalls([on: 0x808080, off: 0x808080], .direct)

        expect(found.map(\.name), is: ["\(off.name) beside \(on.name)"])
        expect(found.map(\.roles), is: [[on.name, off.name]])
        #expect(found.allSatisfy { $0.measured == $0.needed })
        try expectEmpty(shortfalls([on: 0x808080, off: 0x7E7E7E], .direct))
    }
}
