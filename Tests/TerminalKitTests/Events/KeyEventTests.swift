import Expectations
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
        expect(key.description, is: name)
    }

    @Test func `keys that command type nothing`() {
        expect(KeyEvent(.character("a")).text, is: "a")
        expect(KeyEvent(.character("A"), .shift).text, is: "A")
        expect(KeyEvent.control("a").text, is: nil)
        expect(KeyEvent(.character("a"), .alt).text, is: nil)
        expect(KeyEvent(.enter).text, is: nil)
    }

    @Test(
        arguments: [
            ("F1", KeyEvent(.function(1))), ("f24", KeyEvent(.function(24))), ("Ctrl--", .control("-")),
            ("-", KeyEvent(.character("-"))),
            ("Ctrl-P", .control("p")), ("p", KeyEvent(.character("p"))), ("P", KeyEvent(.character("P"))),
            ("shift-tab", .backTab),
            ("Ctrl-Alt-Shift-Left", KeyEvent(.left, [.control, .alt, .shift])), ("PAGEUP", KeyEvent(.pageUp)),
            ("↑", KeyEvent(.up)),
        ] as [(String, KeyEvent)])
    func `a key is known by its name`(name: String, key: KeyEvent) {
        expect(KeyEvent(named: name), is: key)
    }

    @Test(arguments: ["", "F0", "F25", "F-1", "F+1", "F01", "Ctrl-", "Alt-", "Ctrl", "ab", "Meta-x", "Shift-Ctrl-"])
    func `other names are no key's`(name: String) {
        expect(KeyEvent(named: name), is: nil)
    }

    @Test(arguments: ["Shift-A", "shift-a", "Shift-1", "Shift-Space", "Ctrl-Shift-p", "Alt-Shift-X"])
    func `what is typed with Shift goes by the character that comes of it, and by no other name`(name: String) {
        expect(KeyEvent(named: name), is: nil)
    }

    @Test(
        arguments: [
            ("1", "1"), ("123", "1, 2, 3"), ("1234", "1…4"), ("123456789", "1…9"), ("1235", "1, 2, 3, 5"),
            ("4321", "4, 3, 2, 1"),
            ("abcd", "a…d"), ("", ""),
        ] as [(String, String)])
    func `more than three keys in a row are told by the first and the last`(keys: String, label: String) {
        expect(KeyBinding.Trigger.keys(keys.map { KeyEvent(.character($0)) }).label, is: label)
    }

    @Test func `a trigger names and knows its keys`() {
        expect(KeyBinding.Trigger.activate.label, is: "Enter, Space")
        expect(KeyBinding.Trigger.text.label, is: "a…z")
        #expect(KeyBinding.Trigger.activate.matches(.space))
        #expect(!KeyBinding.Trigger.activate.matches(KeyEvent(.tab)))
        #expect(KeyBinding.Trigger.text.matches(KeyEvent(.character("日"))))
        #expect(!KeyBinding.Trigger.text.matches(.control("u")))
        #expect(KeyBinding.Trigger.keys([.backTab]).matches(.backTab))
        #expect(!KeyBinding.Trigger.keys([.backTab]).matches(KeyEvent(.tab)))
    }
}
