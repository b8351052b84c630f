import GomaCatalog
import Testing

@testable import GomaReview

/// What a command line asks of scripts.
@MainActor
struct PlayFlagsTests {
    private func rows(_ script: String, isASCII: Bool = false, locale: Localization = .english) throws -> String {
        let script = try PlayScript(parsing: script, name: "a.play")
            .drawn(isASCII: isASCII, locale: locale, reducesMotion: false)
        let runner = try PlayRunner(script, registry: .goma)
        try runner.run()
        return runner.frames.flatMap { [$0.surface.rows.joined(separator: "\n")] }.joined()
    }

    @Test func `what a script does not say itself the command line says`() throws {
        let portuguese = try #require(Localization(rawValue: "pt"))

        #expect(try rows("component OddsAcceptance\nframe").contains("Accept odds"))
        #expect(try rows("component OddsAcceptance\nframe", locale: portuguese).contains("Aceitar"))
        #expect(try rows("component OddsAcceptance\nlocale en\nframe", locale: portuguese).contains("Accept odds"))
        #expect(try rows("component OutcomeItem odds-up\nframe", isASCII: true).allSatisfy(\.isASCII))
    }
}
