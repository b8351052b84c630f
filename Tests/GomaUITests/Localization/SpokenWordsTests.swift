import Expectations
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct SpokenWordsTests {
    private func reading(of name: String, _ state: String, in language: Localization) throws -> String {
        let component = try ComponentRegistry.goma.component(named: name)
        let index = try #require(component.stateIndex(named: state))
        let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated(localization: language))
        let window = ComponentRenderer.hosting(instance, width: component.defaultWidth)
        window.update()
        return ReadingText.lines(of: instance.view).joined(separator: "\n")
    }

    private nonisolated static let samples: [(component: String, state: String, english: String, portuguese: String)] =
        [
            ("OddsAcceptance", "Accepted", ", checked", ", marcado"),
            ("SuggestedBetsExpanded", "Expanded", ", open", ", aberto"),
            ("TallOddsMatchCard", "Live", "› football ", "› futebol "),
            ("MatchHeader", "Serie A Basketball", "› basketball", "› basquetebol"),
        ]

    @Test(arguments: samples)
    func `what is said of a state is said in the customer's language`(
        sample: (component: String, state: String, english: String, portuguese: String)
    ) throws {
        let english = try reading(of: sample.component, sample.state, in: .english)
        let portuguese = try reading(of: sample.component, sample.state, in: .portuguese)

        expect("› \(english)", contains: sample.english)
        expect("› \(portuguese)", contains: sample.portuguese)
        expect(portuguese, lacks: sample.english)
    }
}
