import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog

/// What models say once another language is chosen on a page, which keeps its models and makes its views anew.
@MainActor
struct ChosenLanguageTests {
    @Test func `the ways to more and to the terms are called as in the language that is chosen`() {
        let language = LanguageSwitch(Localization.english)
        let environment = ViewEnvironment.simulated(localization: language)
        let promotion = PromotionCardViewModel(.information, in: environment)
        let bonus = BonusInfoCardViewModel(.simple, in: environment)
        func titles() -> [String?] {
            [promotion.readMoreViewModel, bonus.termsViewModel].map { $0?.currentDisplayState.title }
        }
        expect(titles(), is: ["Read more", "Terms and conditions"])

        language.language = Localization.french

        expect(titles(), is: ["En savoir plus", "Conditions générales"])
    }
}
