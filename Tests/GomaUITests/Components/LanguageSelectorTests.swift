import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct LanguageSelectorTests {
    @Test func `a language without a name of its own has its English one, and else its code`() {
        #expect(LanguageChoice(code: "sw", name: "Kiswahili", englishName: "Swahili").shownName == "Kiswahili")
        #expect(LanguageChoice(code: "sw", name: "", englishName: "Swahili").shownName == "Swahili")
        #expect(LanguageChoice(code: "sw", name: "", englishName: "").shownName == "sw")
    }

    @Test func `a choice made while the list is on its way stays when the list comes`() {
        var state = LanguageSelectorDisplayState(languages: [.german, .italian], selectedCode: "de", phase: .loading)

        let isOther = state.select("it")
        state.receive(LanguageChoice.offered)

        #expect(isOther)
        #expect(state.selectedCode == "it")
        #expect(state.phase == .loaded)
    }

    @Test func `what is not in the list cannot be chosen, and the chosen one is no other`() {
        var state = LanguageSelectorDisplayState.two

        let choices = [state.select("de"), state.select("en")]

        #expect(choices == [false, false])
        #expect(state == .two)
    }

    @Test func `the menu's languages go round, and begin anew from one that is none of them`() {
        var state = ProfileMenuListDisplayState(items: [], language: .german)

        state.selectNextLanguage(of: LanguageChoice.ofTheMenu)
        #expect(state.language == .english)
        state.language = .portuguese
        state.selectNextLanguage(of: LanguageChoice.ofTheMenu)

        #expect(state.language == .english)
    }
}
