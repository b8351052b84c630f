import Expectations
import Testing

@testable import GomaKit

/// How the library's own languages call things: as the trade does, and by one name.
struct LanguageTermsTests {
    private func texts(in locale: String) -> [String] {
        let file = LanguageFile(ofLibrary: locale)
        return file.declarers.values.joined().compactMap { file[$0]?.lowercased() }
    }

    @Test(
        arguments: [
            ("fr", "preuve d’"), ("fr", "pari non placé"), ("fr", "offre prise"), ("fr", "encaissement de {amount} a"),
            ("pt", "prova de"), ("pt", "aposta não efetuada"), ("pt", "encerra"), ("pt", "endereço de email"),
            ("pt", "faltam apostar"), ("pt", "odds mínimas"), ("pt", "jornada"), ("pt", "“"),
        ])
    func `a name that something does not go by elsewhere is in no text`(locale: String, words: String) {
        let found = texts(in: locale).filter { $0.contains(words) }

        expect(found, is: [])
    }

    @Test func `a sport is called in shortcuts as elsewhere`() {
        let portuguese = LanguageFile(ofLibrary: "pt")

        expect(portuguese["quickLinkBasketball"]?.lowercased(), is: portuguese["picturedBasketball"])
    }

    @Test(arguments: [("fr", "Retirée : {selection}"), ("pt", "Removida: {selection}")])
    func `that a selection is removed agrees with the selection, however its outcome is called`(
        locale: String, text: String
    ) {
        let removed = LanguageFile(ofLibrary: locale)["selectionRemoved"]

        expect(removed?.replacing("\u{A0}", with: " "), is: text)
    }
}
