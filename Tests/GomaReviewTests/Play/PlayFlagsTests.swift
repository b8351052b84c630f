import Expectations
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

        try expect(rows("component OddsAcceptance\nframe"), contains: "Accept odds")
        try expect(rows("component OddsAcceptance\nframe", locale: portuguese), contains: "Aceitar")
        try expect(rows("component OddsAcceptance\nlocale en\nframe", locale: portuguese), contains: "Accept odds")
        #expect(try rows("component OutcomeItem odds-up\nframe", isASCII: true).allSatisfy(\.isASCII))
    }

    @Test(arguments: [true, false])
    func `what a script says holds whatever the command line says, and the rest is each as asked`(isAsked: Bool) throws
    {
        let plain = try PlayScript(parsing: "", name: "a.play")
        let own = try PlayScript(parsing: "ascii\nreduce-motion\nlocale pt", name: "a.play")

        let scripts = [plain, own].map { $0.drawn(isASCII: isAsked, locale: .english, reducesMotion: !isAsked) }

        expect(scripts.map(\.isASCII), is: [isAsked, true])
        expect(scripts.map(\.reducesMotion), is: [!isAsked, true])
        expect(scripts.map(\.locale), is: [.english, .portuguese])
    }
}
