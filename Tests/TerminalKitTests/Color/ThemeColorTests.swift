import Expectations
import Testing

@testable import TerminalKit

/// Colours as themes name them.
struct ThemeColorTests {
    @Test(arguments: [
        ("ansi:0", ThemeColor.ansi(0)), ("ansi:15", .ansi(15)), ("ansi:red", .ansi(1)), ("ansi:bright-red", .ansi(9)),
        ("default", .terminalDefault), ("#f60", .rgb(RGBColor(0xFF6600))),
    ])
    func `a text names a colour, and the colour's own text names it again`(text: String, color: ThemeColor) {
        expect(ThemeColor(text: text), is: color)
        expect(ThemeColor(text: color.text), is: color)
    }

    @Test(arguments: [
        "ansi:16", "ansi:-1", "ansi:+3", "ansi:07", "ansi:", "ansi:bright-", "ansi:bright-3", "ansi:orange", "Default",
    ])
    func `anything else names none`(text: String) {
        expect(ThemeColor(text: text), is: nil)
    }
}
