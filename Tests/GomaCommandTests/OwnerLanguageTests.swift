import Expectations
import GomaCatalog
import Testing

@testable import GomaCommand

/// The language that the environment asks for.
struct OwnerLanguageTests {
    @Test(arguments: [
        ([:], "en"), (["LANG": "fr_FR.UTF-8"], "fr"), (["LANG": "pt_BR.ISO8859-1@x"], "pt"),
        (["LANG": "en_GB.UTF-8"], "en"),
        (["LANG": "fr"], "fr"), (["LANG": "de_DE.UTF-8"], "en"), (["LANG": "en_XA"], "en-XA"),
        (["LANG": "fr_FR.UTF-8", "LC_MESSAGES": "pt_PT.UTF-8"], "pt"),
        (["LANG": "fr_FR.UTF-8", "LC_MESSAGES": "pt_PT", "LC_ALL": "en_GB"], "en"),
        (["LANG": "fr_FR.UTF-8", "LC_ALL": ""], "fr"), (["LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"], "en"),
        (["LANG": "de_DE.UTF-8", "LANGUAGE": "de:pt:fr"], "pt"), (["LANG": "fr_FR", "LANGUAGE": ""], "fr"),
        (["LANG": "C", "LANGUAGE": "fr"], "en"), (["LANGUAGE": "fr"], "en"), (["LANG": "POSIX"], "en"),
        (["LANG": "fr_FR", "LANGUAGE": "C:pt"], "en"),
        (["LANG": "../x"], "en"), (["LANG": "_"], "en"), (["LC_CTYPE": "fr_FR.UTF-8"], "en"),
    ])
    func `it is what gettext would take, as far as it is at hand`(environment: [String: String], locale: String) {
        expect(OwnerLanguage.language(in: environment).locale, is: locale)
    }
}
