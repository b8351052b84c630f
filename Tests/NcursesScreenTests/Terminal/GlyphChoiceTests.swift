import Expectations
import Testing

@testable import NcursesScreen

@Suite struct GlyphChoiceTests {
    @Test(
        arguments: [
            (false, TextLocale.utf8, false, "the locale writes UTF-8"),
            (true, TextLocale.utf8, true, "--ascii was given"),
            (
                false, TextLocale.ascii, true,
                "the locale writes ANSI_X3.4-1968, not UTF-8"
            ),
            (
                false, TextLocale(name: "C", codeset: "ANSI_X3.4-1968", missingName: "pt_PT.UTF-8"), true,
                "the locale pt_PT.UTF-8 is not installed"
            ),
            (
                false, TextLocale(name: "C.UTF-8", codeset: "UTF-8", missingName: "pt_PT.UTF-8"), false,
                "the locale pt_PT.UTF-8 is not installed, and C.UTF-8 stands in for it"
            ),
        ])
    func `the locale decides, unless ASCII was asked for`(
        asked: Bool, locale: TextLocale, isASCII: Bool, reason: String
    ) {
        let choice = GlyphChoice(asked: asked, locale: locale)

        expect(choice.isASCII, is: isASCII)
        expect(choice.reason, is: reason)
    }

    @Test(
        arguments: [
            ("pt_PT.UTF-8", true), ("fr_FR.utf8", true), ("fr_FR.UTF-8@euro", true), ("fr_FR@euro", false),
            ("pt_PT.ISO8859-1", false), ("C", false), ("", false), ("UTF-8", false),
        ])
    func `a locale's name says whether its text is UTF-8`(name: String, isUTF8: Bool) {
        expect(TextLocale.isUTF8(name), is: isUTF8)
    }
}
