import Testing

@testable import TerminalKit

@Suite struct KeyEventTests {
    @Test(arguments: [
        (KeyEvent(.character("/")), "/"), (.space, "Space"), (.control("p"), "Ctrl-P"), (.backTab, "Shift-Tab"),
        (KeyEvent(.character("G")), "G"), (KeyEvent(.character("x"), .alt), "Alt-x"), (KeyEvent(.enter), "Enter"),
        (KeyEvent(.escape), "Esc"), (KeyEvent(.up), "↑"), (KeyEvent(.pageDown), "PgDn"), (KeyEvent(.delete), "Del"),
        (KeyEvent(.function(5)), "F5"), (KeyEvent(.left, [.control, .alt, .shift]), "Ctrl-Alt-Shift-←"),
    ])
    func `a key has the name that help shows`(key: KeyEvent, name: String) {
        #expect(key.description == name)
    }

    @Test func `keys that command type nothing`() {
        #expect(KeyEvent(.character("a")).text == "a")
        #expect(KeyEvent(.character("A"), .shift).text == "A")
        #expect(KeyEvent.control("a").text == nil)
        #expect(KeyEvent(.character("a"), .alt).text == nil)
        #expect(KeyEvent(.enter).text == nil)
    }

    @Test func `a trigger names and knows its keys`() {
        #expect(KeyBinding.Trigger.activate.label == "Enter, Space")
        #expect(KeyBinding.Trigger.text.label == "typing")
        #expect(KeyBinding.Trigger.activate.matches(.space))
        #expect(!KeyBinding.Trigger.activate.matches(KeyEvent(.tab)))
        #expect(KeyBinding.Trigger.text.matches(KeyEvent(.character("日"))))
        #expect(!KeyBinding.Trigger.text.matches(.control("u")))
        #expect(KeyBinding.Trigger.keys([.backTab]).matches(.backTab))
        #expect(!KeyBinding.Trigger.keys([.backTab]).matches(KeyEvent(.tab)))
    }
}
