/// Keys that a customer may press.
enum KeyUniverse {
    /// Keys that stand for all that type.
    static let typed = [KeyEvent(.character("a")), KeyEvent(.character("7"))]

    /// Printable ASCII, the named keys, F1 to F12, and letters with Control and with Alt.
    static let all: [KeyEvent] =
        printable + named + functions
        + letters.flatMap { letter in
            [KeyEvent(.character(letter), .control), KeyEvent(.character(letter), .alt)]
        }

    private static let printable = (0x20..<0x7F).compactMap { Unicode.Scalar($0) }.map {
        KeyEvent(.character(Character($0)))
    }
    private static let named: [KeyEvent] =
        [
            .up, .down, .left, .right, .enter, .escape, .tab, .home, .end, .pageUp, .pageDown, .backspace, .delete,
            .insert,
        ].map { KeyEvent($0) } + [.backTab]
    private static let functions = (1...12).map { KeyEvent(.function($0)) }
    private static let letters = "abcdefghijklmnopqrstuvwxyz"
}
