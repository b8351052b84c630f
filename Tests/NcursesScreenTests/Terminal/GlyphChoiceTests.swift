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
        ])
    func `the locale decides, unless ASCII was asked for`(
        asked: Bool, locale: TextLocale, isASCII: Bool, reason: String
    ) {
        let choice = GlyphChoice(asked: asked, locale: locale)

        #expect(choice.isASCII == isASCII)
        #expect(choice.reason == reason)
    }
}
