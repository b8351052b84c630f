import Expectations
import Foundation
import GomaPictures
import GomaTestSupport
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

/// What a component asks of its owner is answered in words that can be read.
@MainActor
struct AnsweredRequestsTests {
    @Test func `a component gets the language that it asks for, or hears that it is not spoken`() throws {
        let stage = try GalleryHarness(opening: "BetslipHeader")
        let environment = stage.services.environment

        environment.ask(to: ChangeLanguage(code: "pt"))
        stage.press()
        expect(stage.text, contains: Localization.portuguese.string(.joinNow))
        environment.ask(to: ChangeLanguage(code: "tlh"))
        stage.press()
        expect(stage.text, contains: "no language tlh here; there are en, fr, pt")
        environment.ask(to: ChangeLanguage(code: "en"))
        stage.press()

        expect(stage.text, contains: "Join now")
        expect(stage.services.places.preview.emulation.language, is: nil)
    }

    @Test func `a component gets the theme that it asks for, and the one that the program began with`() throws {
        let stage = try GalleryHarness(opening: "BetslipHeader")
        let environment = stage.services.environment

        environment.ask(to: ChangeTheme(theme: "goma-light"))
        expect(stage.services.themes.current.name, is: "goma-light")
        environment.ask(to: ChangeTheme(theme: "goma-nowhere"))
        expect(stage.services.themes.current.name, is: "goma-light")
        environment.ask(to: ChangeTheme(theme: "system"))

        expect(stage.services.themes.current.name, is: "goma-dark")
    }

    @Test func `a choice of a language moves once the gallery speaks it, and else says that it does not`() throws {
        let stage = try GalleryHarness(width: 120, opening: "LanguageSelector", state: 4)
        stage.press(.tab, .down, .enter)
        expect(stage.text, contains: "◉ English")
        stage.services.environment.scheduler.advance(by: .zero)
        stage.press()
        expect(stage.services.places.preview.emulation.language, is: .french)
        expect(stage.text, contains: "◉ Français")
        try stage.window.click("Italiano")
        stage.services.environment.scheduler.advance(by: .zero)
        stage.press()

        expect(stage.text, contains: "no language it here")
        expect(stage.text, contains: "◉ Français")
        expect(stage.text, contains: Localization.french.string(LocalizationKey("languageNotChanged", english: "")))
    }

    @Test func `a state that waits for a language or a theme changes nothing where it is only looked at`() throws {
        for (component, name) in [("LanguageSelector", "Asked for"), ("ThemeSwitcher", "Asked for")] {
            let index = try #require(ComponentRegistry.goma.component(named: component).stateIndex(named: name))
            let stage = try GalleryHarness(width: 120, opening: component, state: index)
            let theme = stage.services.themes.current.name

            stage.services.environment.scheduler.advance(by: .seconds(1))
            stage.press()

            expect(stage.services.places.preview.emulation.language, is: nil)
            expect(stage.services.themes.current.name, is: theme)
        }
    }

    @Test func `a choice of a theme moves once the gallery has it in use`() throws {
        let stage = try GalleryHarness(width: 120, opening: "ThemeSwitcher", state: 0)

        stage.press(.tab, .enter)
        expect(stage.services.themes.current.name, is: "goma-light")
        stage.services.environment.scheduler.advance(by: .zero)

        let switcher = stage.window.topController?.view.tree.lazy.compactMap { $0 as? ThemeSwitcherView }.first
        expect(switcher?.viewModel?.currentDisplayState, is: ThemeSwitcherDisplayState(selected: .light))
    }

    @Test func `a component asks for the same in every language`() throws {
        var wholeCount = 0
        for asking in AskingKey.all {
            for language in [Localization.french, .portuguese] {
                let request = try #require(try asking.request(in: language), "\(asking.component.name)")
                if request == asking.asked.description { wholeCount += 1 }
                #expect(asking.asked.description.hasPrefix(request), "\(asking.component.name)")
            }
        }
        #expect(wholeCount > 100)
    }

    @Test func `the gallery's screen of a component says what it asks for, until something else is done`() throws {
        let askings = AskingKey.all
        #expect(askings.count > 20)
        for asking in askings {
            let stage = try GalleryHarness(
                width: 200, height: 60, opening: asking.component.name, state: asking.state)
            for _ in 0...asking.part { stage.press(.tab) }

            stage.window.send(.key(asking.key))
            stage.services.environment.scheduler.advance(by: .seconds(1))
            stage.press()

            let words =
                if let request = asking.asked.request as? CopyText {
                    "copied \"\(request.text)\""
                } else {
                    "asks to \(asking.asked.words)"
                }
            expect(stage.text, contains: words, "\(asking.component.name): \(asking.asked)")
        }
    }

    @Test func `what a component asks to be copied is copied, and the status line says so`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        let clipboard = try #require(stage.services.clipboard as? PrivateClipboard)

        stage.services.environment.ask(to: CopyText("ABCD1E2"))
        stage.window.update()

        expect(clipboard.texts, is: ["ABCD1E2"])
        expect(stage.text, contains: "copied \"ABCD1E2\"")
        expect(stage.events.last, is: "copy: \"ABCD1E2\"")
    }

    @Test(arguments: [
        ("ABC\u{202E}", "ABC", #"copied "ABC"; 1 control character was left out"#),
        ("SAVE20\u{1B}[201~\ntouch PWNED\n", "SAVE20[201~ touch PWNED", "3 control characters were left out"),
        (
            "\u{7}" + String(repeating: "long", count: 30), String(repeating: "long", count: 30),
            #"copied "longlonglonglonglonglon…"; 1 control character was left out"#
        ),
    ])
    func `of what a component asks to be copied, controls are left out and that is said`(
        text: String, copied: String, words: String
    ) throws {
        let stage = try GalleryHarness(width: 80, opening: "CopyableCode")
        let clipboard = try #require(stage.services.clipboard as? PrivateClipboard)

        stage.services.environment.ask(to: CopyText(text))
        stage.window.update()

        expect(clipboard.texts, is: [copied])
        expect(stage.text, contains: words)
    }

    @Test func `where the clipboard takes nothing, the file has nothing that was left out either`() throws {
        let folder = try TemporaryFolder()
        let stage = try GalleryHarness(width: 200, opening: "CopyableCode", saves: SaveFolder(folder.path))
        let clipboard = try #require(stage.services.clipboard as? PrivateClipboard)
        clipboard.refusal = "no clipboard here"

        stage.services.environment.ask(to: CopyText("A\u{1B}\u{9B}B\n"))
        stage.window.update()

        try expect(folder.text(of: "copied.txt"), is: "AB\n")
        expect(stage.text, contains: "no clipboard here; 3 control characters were left out")
    }

    @Test(arguments: [nil, "no clipboard here"])
    func `the component hears whether the clipboard has taken a copy`(refusal: String?) throws {
        let stage = try GalleryHarness(width: 100, opening: "CopyableCode", saves: SaveFolder(TemporaryFolder().path))
        (stage.services.clipboard as? PrivateClipboard)?.refusal = refusal

        stage.press(.tab, .enter)
        stage.services.environment.scheduler.advance(by: .zero)
        stage.window.update()

        expect(stage.text.contains("Copied to clipboard"), is: (refusal == nil))
        expect(stage.text.contains("Not copied"), is: (refusal != nil))
    }

    @Test func `a component alone on the screen copies too`() throws {
        let clipboard = PrivateClipboard()
        let environment = ViewEnvironment.simulated()
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let catalogue = try BareCatalogue(
            component, stateAt: 0, among: [component], in: environment, clipboard: clipboard, onQuit: {})

        environment.ask(to: CopyText("ABCD1E2"))
        environment.ask(to: OpenBetslip())
        environment.ask(to: CopyText("A\u{1B}[201~\nB\n"))

        expect(clipboard.texts, is: ["ABCD1E2", "A[201~ B"])
        withExtendedLifetime(catalogue) {}
    }
}
