import Expectations
import Testing

@testable import GomaBetting
@testable import GomaForms
@testable import GomaKit

/// Names that a component brings itself are said in the customer's language; those of a feed are left as they are.
@MainActor
struct NamedByKindTests {
    private let environment = ViewEnvironment.simulated(localization: Localization.french)

    @Test(arguments: [
        (MarketGroupTitle.named("Corners"), "Corners"), (.all, "Tous"), (.live, "En direct"),
        (.popular, "Populaires"), (.sets, "Sets"), (.games, "Jeux"), (.players, "Joueurs"),
    ])
    func `a group of markets`(title: MarketGroupTitle, words: String) {
        expect(title.words(in: environment), is: words)
    }

    @Test(arguments: [
        (SliderStepTitle.named("Soon"), "Soon"), (.all, "Tout"), (.hours(8), "8 h"), (.today, "Aujourd’hui"),
    ])
    func `a step of a slider`(title: SliderStepTitle, words: String) {
        expect(title.words(in: environment), is: words)
    }
}
