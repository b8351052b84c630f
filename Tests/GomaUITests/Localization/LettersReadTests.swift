import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

/// What is read aloud where letters stand in for pictures and marks.
@MainActor
struct LettersReadTests {
    private func reading(of name: String, _ state: String, in glyphs: Glyphs) throws -> [String] {
        let component = try ComponentRegistry.goma.component(named: name)
        let index = try #require(component.stateIndex(named: state))
        let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated(glyphs: glyphs))
        let window = ComponentRenderer.hosting(instance, width: component.defaultWidth)
        window.update()
        return ReadingText.lines(of: instance.view)
    }

    @Test(arguments: [
        ("PillItem", "Selected", "› Football, selected"), ("PillItem", "Countable", "› Tennis 12"),
        ("ButtonIcon", "Any picture", "› Statistics"), ("ButtonIcon", "Icon right", "› Clear Betslip"),
        ("Capsule", "Hot", "Hot"), ("Capsule", "Lost", "Lost"),
        ("CodeClipboard", "Not copied", "› Copy booking code Not copied"),
        ("ResendCode", "Failed", "› Resend code The code could not be sent"),
        ("MarketGroupTabItem", "Selected with badge", "› BetBuilder 14, selected"),
        ("MarketGroupTabItem", "Suffix icon", "› Popular"),
    ])
    func `letters that stand in for pictures and marks are not read`(
        name: String, state: String, words: String
    ) throws {
        for glyphs in [Glyphs.ascii, .unicode] {
            #expect(try reading(of: name, state, in: glyphs) == [words])
        }
    }
}
