import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// How long a list of languages takes to come.
@MainActor
struct LanguageSelectorTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a language is spoken after a tenth of a second, or not at all`() {
        expectAnswer(after: 100, waiting: "en fr", given: "fr", refused: "en refused", silence: "en noAnswer") {
            environment, server in
            let model = LanguageSelectorViewModel(.four, in: environment)
            model.environment.owner.script = server
            model.selectLanguage(code: "fr")
            return {
                let state = model.currentDisplayState
                return [state.selectedCode, state.wishedCode, state.failure.map { "\($0)" }].compactMap(\.self)
                    .joined(separator: " ")
            }
        }
    }

    @Test func `a list of languages comes after a tenth of a second`() {
        expectAnswer(after: 100, waiting: "loading", given: "loaded", refused: "failed", silence: "failed") {
            environment, server in
            let model = LanguageSelectorViewModel(
                LanguageSelectorDisplayState(languages: [], phase: .failed), in: environment)
            model.environment.owner.script = server
            model.loadLanguages()
            return { model.currentDisplayState.phase.rawValue }
        }
    }
}
