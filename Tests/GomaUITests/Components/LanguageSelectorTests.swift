import Expectations
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct LanguageSelectorTests {
    @Test func `a language without a name of its own has its English one, and else its code`() {
        expect(LanguageChoice(code: "sw", name: "Kiswahili", englishName: "Swahili").shownName, is: "Kiswahili")
        expect(LanguageChoice(code: "sw", name: "", englishName: "Swahili").shownName, is: "Swahili")
        expect(LanguageChoice(code: "sw", name: "", englishName: "").shownName, is: "sw")
    }

    @Test func `a choice made while the list is on its way stays when the list comes`() {
        var state = LanguageSelectorDisplayState(languages: [.german, .italian], selectedCode: "de", phase: .loading)

        let isOther = state.select("it")
        state.receive(LanguageChoice.offered)

        #expect(isOther)
        expect(state.selectedCode, is: "it")
        expect(state.phase, is: .loaded)
    }

    @Test func `what is not in the list cannot be chosen, and the chosen one is no other`() {
        var state = LanguageSelectorDisplayState.two

        let choices = [state.select("de"), state.select("en")]

        expect(choices, is: [false, false])
        expect(state, is: .two)
    }

    @Test func `a language is chosen once the owner speaks it, and no other can be wanted meanwhile`() {
        var state = LanguageSelectorDisplayState.four

        state.wish(for: "fr")
        state.wish(for: "de")
        state.wish(for: "en")
        expect(state.selectedCode, is: "en")
        expect(state.wishedCode, is: "fr")
        state.endWish(nil)

        #expect(state.selectedCode == "fr" && state.wishedCode == nil && state.failure == nil)
    }

    @Test func `where the owner refuses, the old one stays, and why is said until another is wanted`() {
        var state = LanguageSelectorDisplayState.four
        for failure in [RequestFailure.refused, .told("Later"), .noAnswer] {
            state.wish(for: "fr")
            state.endWish(failure)
            #expect(state.selectedCode == "en" && state.wishedCode == nil && state.failure == failure)
        }

        state.wish(for: "en")

        expect(state, is: .four)
    }

    @Test func `why a language is not spoken is not said while another is asked for, and its room stays`() {
        let environment = ViewEnvironment.simulated()
        let model = LanguageSelectorViewModel(.notSpoken, in: environment)
        let view = LanguageSelectorView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 40, in: environment)
        expect(stage.rows[6], contains: "✗ The language could not be changed")

        model.selectLanguage(code: "fr")
        stage.advance(by: .zero)
        expectEmpty(stage.rows[6])
        expect(ComponentRenderer.fittingSize(of: view, width: 40).height, is: 8)
        stage.advance(by: .milliseconds(100))

        expect(model.currentDisplayState.failure, is: nil)
        expect(ComponentRenderer.fittingSize(of: view, width: 40).height, is: 7)
    }

    @Test func `what is not in the list cannot be wanted`() {
        var state = LanguageSelectorDisplayState.two

        state.wish(for: "de")

        expect(state, is: .two)
    }

    @Test func `what was asked for is chosen also where the list has come without it, and others can be had`() {
        var state = LanguageSelectorDisplayState.two
        state.wish(for: "fr")

        state.receive([.english, .german])
        expect(state.selectedCode, is: "en")
        expect(state.wishedCode, is: "fr")
        state.endWish(nil)
        #expect(state.selectedCode == "fr" && state.wishedCode == nil)
        state.wish(for: "en")

        expect(state.wishedCode, is: "en")
    }

    @Test(arguments: [RequestFailure.refused, .noAnswer])
    func `a language that the state says is spoken meanwhile was not asked for in vain`(failure: RequestFailure) {
        var state = LanguageSelectorDisplayState.two
        state.wish(for: "fr")

        state.selectedCode = "fr"
        state.endWish(failure)

        #expect(state.selectedCode == "fr" && state.wishedCode == nil && state.failure == nil)
    }

    @Test func `where the language in use is told once more, nothing is said of what was wanted in vain`() {
        var state = LanguageSelectorDisplayState.notSpoken

        let isOther = state.select("en")

        expect(isOther, is: false)
        expect(state, is: .five)
    }

    @Test func `the focus stays with its language as another comes before it`() {
        let environment = ViewEnvironment.simulated()
        let model = LanguageSelectorViewModel(.two, in: environment)
        let view = LanguageSelectorView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 40, in: environment)
        stage.window.resize(to: Size(width: 40, height: 20))
        for _ in 0..<2 { stage.tab() }

        model.update { $0.languages.insert(.german, at: 0) }
        stage.press(.enter)

        expect(model.currentDisplayState.wishedCode, is: "fr")
    }

    @Test func `the row that is asked for turns a spinner, and is heard to be asked for`() {
        let environment = ViewEnvironment.simulated()
        let model = LanguageSelectorViewModel(.four, in: environment)
        let view = LanguageSelectorView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 40, in: environment)

        model.selectLanguage(code: "fr")
        stage.advance(by: .zero)
        #expect(stage.rows[1].contains("◉ English") && stage.rows[2].contains("○ Français"))
        expect(stage.rows[2], contains: "⠋ FR")
        expect(ReadingText.lines(of: view)[1], is: "› Français French, asked for")
        stage.advance(by: .milliseconds(100))

        #expect(stage.rows[2].contains("◉ Français") && !stage.rows[2].contains("⠋"))
        expect(ReadingText.lines(of: view)[1], is: "› Français French, selected")
    }
}
