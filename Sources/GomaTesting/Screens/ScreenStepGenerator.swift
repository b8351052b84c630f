import TerminalWalker

/// Makes up what is done to an app: the same from the same seed, always.
struct ScreenStepGenerator {
    private var random: SeededGenerator
    /// The size of the window when the app comes into it.
    let start: Size
    private var size: Size

    private static let starts = [(80, 24), (80, 24), (120, 40), (100, 30), (60, 20), (40, 12)]
    private static let sizes = starts + [(20, 6), (12, 4), (200, 60), (1, 1)]
    private static let navigation: [KeyEvent] =
        [.tab, .tab, .enter, .enter, .up, .down, .left, .right, .escape, .home, .end, .pageUp, .pageDown, .backspace]
        .map { KeyEvent($0) } + [.backTab, .space, KeyEvent(.delete), KeyEvent(.character("?"))]
    private static let texts = ["1", "Benfica", "12,50", "日本語", "👩‍👩‍👧", "e\u{301}\u{302}", "a\nb", "\u{1B}[2J", ""]
    /// What ends an app: rare, as every walk would be short otherwise.
    private static let quits = [KeyEvent(.character("q")), .control("c")]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        let (width, height) = Self.starts.randomElement(using: &random) ?? (80, 24)
        (start, size) = (Size(width: width, height: height), Size(width: width, height: height))
    }

    mutating func next() -> ScreenStep {
        switch number(0...99) {
        case 0...59: .keys([key()])
        case 60...69: .keys((0..<number(2...12)).map { _ in key() })
        case 70...77: .click(place())
        case 78...79: .drag(place(), place())
        case 80...83: .wheel(number(0...1) == 0 ? .wheelUp : .wheelDown, place())
        case 84...87: .paste(Self.texts.randomElement(using: &random) ?? "")
        case 88...91: resize()
        default: .time(number(1...40) * 50)
        }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func key() -> KeyEvent {
        let keys = number(0...9) < 6 ? Self.navigation : KeyUniverse.all
        guard let key = keys.randomElement(using: &random) else { return .space }
        return Self.quits.contains(key) && number(0...19) > 0 ? self.key() : key
    }

    private mutating func place() -> Point { Point(x: number(0...size.width - 1), y: number(0...size.height - 1)) }

    private mutating func resize() -> ScreenStep {
        let (width, height) =
            number(0...1) == 0
            ? Self.sizes.randomElement(using: &random) ?? (80, 24) : (number(1...140), number(1...50))
        size = Size(width: width, height: height)
        return .resize(size)
    }
}
