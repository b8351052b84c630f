import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// The languages of the menu.
@MainActor
struct ProfileMenuListRulesTests {
    @Test(arguments: [
        (["a", "b", "c"], "a", "b"), (["a", "b", "c"], "b", "c"), (["a", "b", "c"], "c", "a"), (["a"], "a", "a"),
        (["a", "b"], "x", "a"), ([], "x", "x"),
    ])
    func `languages go round`(codes: [String], before: String, after: String) {
        var state = ProfileMenuListDisplayState(items: [], language: LanguageChoice(code: before, name: before))

        state.selectNextLanguage(of: codes.map { LanguageChoice(code: $0, name: $0) })

        #expect(state.language.code == after)
    }
}
