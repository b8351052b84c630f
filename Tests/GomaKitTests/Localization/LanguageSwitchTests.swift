import Expectations
import GomaKit
import Testing

/// A language that is changed while an app runs.
@MainActor
struct LanguageSwitchTests {
    @Test func `who was handed an environment speaks each language that is chosen after it`() {
        let language = LanguageSwitch(Localization.english)
        let environment = ViewEnvironment(localization: language)
        func spoken() -> [String?] {
            [
                environment.localization.locale, environment.text(.keyClose),
                environment.money.string(Money(1250, "€")), environment.localization.examples["Active"],
            ]
        }
        expect(spoken(), is: ["en", "close", "€ 1,250.00", nil])

        language.language = Localization.portuguese
        expect(spoken(), is: ["pt", "fechar", "€ 1.250,00", "Ativas"])
        language.language = Localization.english

        expect(spoken(), is: ["en", "close", "€ 1,250.00", nil])
    }
}
