import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

/// The list of keys tells what each key does where it is pressed.
@MainActor
struct KeySectionTests {
    private func key(_ character: Character, _ title: String, _ action: @escaping () -> Void = {}) -> KeyBinding {
        KeyBinding(KeyEvent(.character(character)), title) { action() }
    }

    private func words(_ section: KeySection) -> [String] { section.keys.map { "\($0.label): \($0.title)" } }

    @Test func `keys that do the same stand on one line, once each, and what is described comes last`() {
        let section = KeySection(
            "Place", [key("a", "go"), key("b", "stay"), key("c", "go"), key("a", "go")], described: [("Tab", "on")])

        expect(words(section), is: ["a, c: go", "b: stay", "Tab: on"])
    }

    @Test func `a key is listed where it is answered first, and nowhere else`() {
        let sections = KeySection.answering([
            KeySection("Panel", [key("s", "save the code"), key("x", "clear")]),
            KeySection("Gallery", [key("s", "list of states"), key("t", "theme")]),
            KeySection(
                "Time", [KeyBinding(.keys([KeyEvent(.character("t")), KeyEvent(.character("u"))]), "pause") {}]),
        ])

        expect(sections.map(words), is: [["s: save the code", "x: clear"], ["t: theme"], ["u: pause"]])
        expect(
            sections.map { $0.commands.map(\.title) },
            is: [
                ["save the code", "clear"], ["theme", "list of states"], ["pause"],
            ])
        expect(sections[1].commands.map(\.label), is: ["t", ""])
    }

    @Test func `a command does what its key does; typing and digits are none`() {
        var done: [String] = []
        let section = KeySection(
            "Place",
            [
                key("a", "go") { done.append("go") }, KeyBinding(.activate, "open") { done.append("open") },
                KeyBinding(.text, "type") { done.append("type") },
                KeyBinding(.keys((1...4).map { KeyEvent(.function($0)) }), "by number") { done.append("number") },
                KeyBinding(.keys((1...3).map { KeyEvent(.function($0)) }), "by few") { done.append("few") },
            ])

        for command in section.commands { command.run() }

        expect(section.commands.map(\.title), is: ["go", "open", "by few"])
        expect(done, is: ["go", "open", "few"])
    }

    /// A control with a name, whose key does something.
    private final class Part: Control {
        private let work: String

        init(_ name: String, _ work: String, row: Int) {
            self.work = work
            super.init()
            accessibilityLabel = name
            frame = Rect(x: 0, y: row, width: 5, height: 1)
        }

        override var keyBindings: [KeyBinding] { [KeyBinding(.activate, work) {}] }
    }

    @Test func `parts that do the same are headed by what the first of them says`() {
        let component = View()
        component.frame = Rect(x: 0, y: 0, width: 5, height: 3)
        component.addSubview(Part("Home", "choose", row: 0))
        component.addSubview(Part("Away", "choose", row: 1))
        component.addSubview(Part("More", "open", row: 2))

        let sections = KeySection.parts(of: component, in: Localization.english)

        expect(sections.dropFirst().map(\.title), is: ["On Home and 1 more", "On More"])
    }
}
