import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct PlayScriptTests {
    private func problem(_ text: String) -> String? {
        do {
            _ = try PlayScript(parsing: text, name: "a.play")
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func `a play of a component plays that one, whatever other namespace has its name`() throws {
        var registry = ComponentRegistry()
        for namespace in ["acme", "shop"] { try registry.register(LampCatalog.self, namespace: namespace) }
        let lamp = try registry.component(named: "shop:Lamp")

        let script = try PlayScript(try #require(lamp.plays.first), of: lamp)
        let runner = try PlayRunner(script, registry: registry)

        expect(script.name, is: "Lamp, Switch")
        #expect(runner.host.component is LampView)
    }

    @Test func `settings come first, steps after them, remarks anywhere`() throws {
        let script = try PlayScript(
            parsing: """
                # a remark
                component OutcomeItem "Odds up"
                width 20

                press Shift-Tab Ctrl-P x
                type "a \\"b\\""
                wait 300ms
                """, name: "a.play")

        expect(script.subject, is: .component("OutcomeItem", state: "Odds up"))
        expect(script.width, is: 20)
        expect(
            script.lines.map(\.step),
            is: [
                .press([.backTab, .control("p"), KeyEvent(.character("x"))]), .type("a \"b\""),
                .wait(.milliseconds(300)),
            ])
        expect(script.lines.map(\.number), is: [5, 6, 7])
    }

    @Test func `a word in quotation marks has its escapes`() throws {
        let script = try PlayScript(parsing: #"type "a\u{41}\n\t\r\\\"b""#, name: "a.play")

        expect(script.lines.map(\.step), is: [.type("aA\n\t\r\\\"b")])
    }

    @Test func `words stand apart by tabs as by blanks`() throws {
        let script = try PlayScript(parsing: "component PillItem\npress Tab\t \tx\t", name: "a.play")

        expect(script.lines.map(\.step), is: [.press([KeyEvent(.tab), KeyEvent(.character("x"))])])
    }

    @Test func `lines may end as other systems end them, and count the same`() throws {
        let script = try PlayScript(
            parsing: "component OutcomeItem\r\n\r\npress Tab\r\nexpect \"1.85\"\r\n", name: "a.play")

        expect(script.subject, is: .component("OutcomeItem", state: nil))
        expect(script.lines.map(\.step), is: [.press([KeyEvent(.tab)]), .expect(.text("1.85"))])
        expect(script.lines.map(\.number), is: [3, 4])
    }

    @Test func `a burst takes keys as a press does`() throws {
        let script = try PlayScript(parsing: "burst Tab Ctrl-P x", name: "a.play")

        expect(
            script.lines.map(\.step), is: [.burst([KeyEvent(.tab), .control("p"), KeyEvent(.character("x"))])])
        expect(problem("burst")?.hasPrefix("a.play:1: burst: write the names of keys"), is: true)
    }

    @Test(
        arguments: [
            ("1x1", Size(width: 1, height: 1)), ("80x24", Size(width: 80, height: 24)),
            ("500x200", Size(width: 500, height: 200)), ("501x200", nil), ("500x201", nil), ("0x24", nil),
            ("80x0", nil), ("80x24x1", nil), ("80x", nil), ("80", nil),
        ] as [(String, Size?)])
    func `a screen is one cell large at least, and 500 by 200 at most`(text: String, size: Size?) {
        expect(Size(parsing: text), is: size)
    }

    @Test func `a step that is none lists those there are`() {
        expect(problem("frame\nprss Tab")?.hasPrefix("a.play:2: \"prss\" is no step; steps are component,"), is: true)
    }

    @Test(arguments: [
        ("press Entr", "a.play:1: press Entr: \"Entr\" is no key; keys are Enter"),
        ("press Shift-A", "a.play:1: press Shift-A: \"Shift-A\" is no key; keys are Enter"),
        ("wait soon", "a.play:1: wait soon: write a time of at most a day, such as 2.5s or 300ms"),
        ("type \"a", "a.play:1: type \"a: a quotation mark at the end is missing"),
        (#"type "\u{}""#, #"a.play:1: type "\u{}": \u stands before the number of a character in braces"#),
        (#"type "\u41""#, #"a.play:1: type "\u41": \u stands before the number of a character in braces"#),
        (#"type "\u{D800}""#, #"a.play:1: type "\u{D800}": \u stands before the number of a character"#),
        ("click 3", "a.play:1: click 3: write a place such as 12,3"),
        ("click 3,x,4", "a.play:1: click 3,x,4: write a place such as 12,3"),
        ("drag 1,2 3,,4", "a.play:1: drag 1,2 3,,4: write a place such as 12,3"),
        ("resize 9x", "a.play:1: resize 9x: write a size such as 80x24"),
        ("call press", "a.play:1: call press: \"press\" is no call; write one such as selectTab(id: \"home\")"),
        ("expect row x \"a\"", "a.play:1: expect row x \"a\": write a text in quotation marks"),
        ("frame\nwidth 20", "a.play:2: \"width\" has to come before the first step"),
        ("frame\nrestart now", "a.play:2: restart now: write nothing after it"),
        ("ascii yes", "a.play:1: ascii yes: write nothing after it"),
        ("width 0", "a.play:1: width 0: write a number of columns from 1 to 500"),
    ])
    func `what cannot be read says what would be right`(text: String, message: String) {
        expect(problem(text)?.hasPrefix(message), is: true, "\(problem(text) ?? "nothing")")
    }

    @Test(arguments: [
        ("Enter", KeyEvent(.enter)), ("esc", KeyEvent(.escape)), ("Shift-Tab", .backTab), ("Ctrl-P", .control("p")),
        ("Space", .space), ("PgDn", KeyEvent(.pageDown)), ("F5", KeyEvent(.function(5))), ("↑", KeyEvent(.up)),
        ("-", KeyEvent(.character("-"))), ("T", KeyEvent(.character("T"))), ("Ctrl--", .control("-")),
    ])
    func `keys go by their names`(name: String, key: KeyEvent) {
        expect(KeyEvent(named: name), is: key)
    }

    @Test func `help and scripts call keys the same`() {
        let keys: [KeyEvent] = [
            KeyEvent(.enter), .backTab, .control("t"), KeyEvent(.function(12)), KeyEvent(.pageUp), KeyEvent(.left),
            KeyEvent(.delete), KeyEvent(.insert), KeyEvent(.character("?")),
        ]
        for key in keys { expect(KeyEvent(named: key.description), is: key) }
    }

    @Test func `a call and a request stand apart from what is before them by any blanks`() throws {
        let script = try PlayScript(
            parsing: "call outcomes.draw \t toggle(to: 1)\ncall\tfly()\nexpect request\tapp:open-page page=a",
            name: "a.play")

        let (toggle, fly) = try (ActionCall(parsing: "toggle(to: 1)"), ActionCall(parsing: "fly()"))
        let request = try RequestText(parsing: "app:open-page page=a")
        expect(
            script.lines.map(\.step),
            is: [
                .call(path: "outcomes.draw", call: toggle), .call(path: "", call: fly), .expect(.request(request)),
            ])
    }

    @Test func `the gallery's language is one setting, and that of the components another`() throws {
        let script = try PlayScript(parsing: "language pt\nlocale fr", name: "a.play")

        expect(script.language, is: .portuguese)
        expect(script.locale, is: Localization(rawValue: "fr"))
    }
}
