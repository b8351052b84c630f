import Expectations
import GomaPictures
import GomaTesting
import GomaCatalog
import Testing

/// No component says a word in English that could not be said in another language.
@MainActor
struct OwnWordsTests {
    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `a component has its words from its state or from its texts`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)

        for index in component.states.indices {
            var literals = try OwnWords.literals(of: component, stateAt: index).subtracting(Self.data[id] ?? [])
            if !literals.isEmpty, let state = try component.stateData(at: index) {
                literals.subtract(Self.initials(in: OwnWords.strings(of: try JSONValue(state))))
            }
            expectEmpty(literals, "\(component.states[index].name): \(literals.sorted())")
        }
    }

    /// Words that are data though no state holds them, by component: the currency of an account that is not logged in, the
    /// code of the language at hand, what is left of a name at the edge of a shelf or of a sliding page, initials of games
    /// that have come since, and those of trade marks.
    private static let data: [String: Set<String>] = [
        "goma:BetslipHeader": ["xaf"], "goma:MultiWidgetToolbar": ["en"],
        "goma:CasinoCategorySection": ["eet", "agmatic", "lp", "df", "cq", "mw"],
        "goma:CasinoGameImageGridSection": ["ss", "fp", "mw", "pg", "df"],
        "goma:ShareChannelsGrid": ["wa", "fb", "tg", "vb"], "goma:TopBannerSlider": ["gue", "ague"],
    ]

    /// What stands for a picture that is not there: two letters of a name, of its words or of the only one.
    private static func initials(in texts: some Sequence<String>) -> Set<String> {
        texts.reduce(into: []) { initials, text in
            let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
            for (place, word) in words.enumerated() {
                initials.insert(String(word.prefix(2)))
                for other in words[(place + 1)...] { initials.insert(String([word, other].compactMap(\.first))) }
            }
        }
    }

    @Test(arguments: Localization.allCases.filter { !$0.examples.isEmpty })
    func `a language's examples are shown by states, which stay whole in it`(language: Localization) throws {
        let components = ComponentRegistry.goma.components
        let states = try components.flatMap { component in
            try component.states.indices.compactMap { try component.stateData(at: $0) }
        }

        let shown = Set(try states.flatMap { OwnWords.strings(of: try JSONValue($0)) })

        expect(language.examples.keys.filter { !shown.contains($0) }.sorted(), is: [], "no state shows these")
        for component in components {
            for index in component.states.indices {
                let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated(localization: language))
                try expect(instance.state(), is: component.stateData(at: index, in: language))
            }
        }
    }

    @Test func `an example is in the customer's language, and the same in English`() throws {
        let tabs = try ComponentRegistry.goma.component(named: "AdaptiveTabBar")
        let (portuguese, english) = (Localization.portuguese, Localization.english)
        let state = try #require(try tabs.stateData(at: 0, in: portuguese))

        expect(OwnWords.strings(of: try JSONValue(state)), contains: "Desporto")
        try expect(tabs.stateData(at: 0, in: english), is: tabs.stateData(at: 0))
    }
}
