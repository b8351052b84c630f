import Expectations
import GomaPictures
import GomaTesting
import GomaCatalog
import TerminalKit
import Testing

/// What keys do, in the customer's language.
@MainActor
struct KeyTitleTests {
    private func view(in language: Localization) -> CapsuleView {
        CapsuleView(environment: ViewEnvironment.simulated(localization: language))
    }

    /// What the keys of all parts of a component do.
    private func titles(of name: String, _ state: String, in language: Localization) throws -> Set<String> {
        let component = try ComponentRegistry.goma.component(named: name)
        let index = try #require(component.stateIndex(named: state))
        let specimen = Specimen(component, state: index, environment: ViewEnvironment.simulated(localization: language))
        return Set(specimen.parts.flatMap { Bindings(at: $0, in: specimen.view).titles })
    }

    @Test func `the engine's words are the same in English`() {
        let english = view(in: .english)

        for title in KeyTitle.allCases { expect(english.keyTitle(title), is: title.english) }
    }

    @Test(arguments: Localization.allCases)
    func `the engine's words can be told from each other`(language: Localization) {
        let words = KeyTitle.allCases.map(view(in: language).keyTitle)

        expect(Set(words).count, is: words.count)
    }

    @Test func `the parts of a component say what their keys do in the customer's language`() throws {
        let english = try titles(of: "CashoutSlider", "Middle", in: .english)
        let portuguese = try titles(of: "CashoutSlider", "Middle", in: .portuguese)

        expect(
            english,
            is: [
                "less", "more", "much less", "much more", "the least", "the most", "cash out the amount", "press",
            ])
        expect(
            portuguese,
            is: [
                "menos", "mais", "muito menos", "muito mais", "o mínimo", "o máximo", "fazer cash out do valor",
                "premir",
            ])
    }

    @Test func `the text in a field is edited in the customer's language`() throws {
        let portuguese = try titles(of: "BorderedTextField", "Password masked", in: .portuguese)

        #expect(portuguese.isSuperset(of: ["escrever", "mostrar"]), "\(portuguese)")
    }
}
