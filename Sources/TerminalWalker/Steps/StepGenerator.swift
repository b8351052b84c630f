/// Makes up what is done to a program: the same from the same seed, always.
struct StepGenerator {
    /// The intention of somebody who does something to a program.
    enum Mood: CaseIterable {
        /// Somebody who works: keys, mouse, pastes, another size now and then.
        case everyday
        /// Somebody who plays with the keys of the gallery alone.
        case keys
        /// Anything that a terminal, a broken line or an attacker could send.
        case hostile
    }

    private enum Kind {
        case letter, navigation, function, control, alt, modified, burst, held, word, click, wheel, wildMouse, paste
        case fullPaste, hugePaste, openPaste, broken, noise, foreign, resize, resizes, stop, suspend, signal, pause
        case end, hangUp
    }

    let mood: Mood
    private var random: SeededGenerator
    private var width: Int
    private var height: Int

    init(seed: UInt64, width: Int, height: Int) {
        random = SeededGenerator(seed: seed)
        mood = [.everyday, .everyday, .keys, .keys, .hostile].randomElement(using: &random) ?? .everyday
        (self.width, self.height) = (width, height)
    }

    mutating func next() -> Step {
        switch pick(Self.weights(in: mood)) {
        case .letter: keys([letter()])
        case .navigation: keys([one(of: Keys.navigation)])
        case .function: keys([one(of: Keys.function)])
        case .control: keys([one(of: Keys.control)])
        case .alt: keys([Keys.alt(number(0...2) == 0 ? one(of: Keys.navigation) : letter())])
        case .modified: keys([Keys.modified(character("ABCDFHPQRS"), by: number(2...8))])
        case .burst: keys((0..<number(2...120)).map { _ in anyKey() })
        case .held: held()
        case .word: keys((0..<number(2...12)).map { _ in letter() })
        case .click: click()
        case .wheel: mouse(number(64...65), x: number(0...width - 1), y: number(0...height - 1), name: "wheel")
        case .wildMouse: wildMouse()
        case .paste: paste(number(0...400), ends: true)
        case .fullPaste: fullPaste()
        case .hugePaste: paste(number(10_000...1_000_000), ends: true)
        case .openPaste: paste(number(0...20_000), ends: false)
        case .broken: broken()
        case .noise: noise()
        case .foreign: foreign()
        case .resize: resize()
        case .resizes: resize(waits: false)
        case .stop: Step(.stop, "stop and continue", waits: true)
        case .suspend: keys([Keys.suspend])
        case .signal: keys([one(of: Keys.signals)])
        case .pause: pause()
        case .end: end()
        case .hangUp: hangUp()
        }
    }

    /// How often each kind of step comes, by the hundred or so.
    private static func weights(in mood: Mood) -> [(kind: Kind, weight: Int)] {
        switch mood {
        case .everyday:
            [
                (.letter, 300), (.navigation, 300), (.function, 10), (.control, 20), (.alt, 10), (.modified, 20),
                (.burst, 40), (.held, 30), (.word, 40), (.click, 80), (.wheel, 40), (.paste, 15), (.fullPaste, 15),
                (.hugePaste, 1), (.foreign, 10), (.resize, 30), (.resizes, 10), (.stop, 5), (.suspend, 3), (.signal, 1),
                (.pause, 30), (.end, 1), (.hangUp, 1),
            ]
        case .keys:
            [(.letter, 400), (.navigation, 400), (.burst, 60), (.held, 20), (.control, 20), (.pause, 20), (.hangUp, 1)]
        case .hostile:
            [
                (.letter, 120), (.navigation, 120), (.function, 40), (.control, 40), (.alt, 40), (.modified, 40),
                (.burst, 40), (.held, 20), (.word, 20), (.click, 40), (.wheel, 20), (.wildMouse, 60), (.paste, 30),
                (.fullPaste, 15), (.hugePaste, 5), (.openPaste, 3), (.broken, 80), (.noise, 60), (.foreign, 40),
                (.resize, 60), (.resizes, 40), (.stop, 15), (.suspend, 10), (.signal, 2), (.pause, 10), (.end, 2),
                (.hangUp, 2),
            ]
        }
    }

    // MARK: Choosing

    private mutating func pick(_ weights: [(kind: Kind, weight: Int)]) -> Kind {
        var place = number(0...weights.reduce(-1) { $0 + $1.weight })
        for (kind, weight) in weights {
            if place < weight { return kind }
            place -= weight
        }
        return .letter
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func one(of keys: [Keys.Key]) -> Keys.Key { keys[number(0...keys.count - 1)] }

    private mutating func character(_ choice: String) -> Character {
        choice.randomElement(using: &random) ?? Character("A")
    }

    private mutating func byte() -> UInt8 { UInt8(number(0...255)) }

    /// Anything that is typed; what quits comes seldom, as every walk would be short otherwise.
    private mutating func letter() -> Keys.Key {
        let key = one(of: Keys.printable)
        return key.name == "q" && number(0...19) > 0 ? letter() : key
    }

    private mutating func anyKey() -> Keys.Key {
        switch number(0...9) {
        case 0...4: letter()
        case 5...8: one(of: Keys.navigation)
        default: number(0...1) == 0 ? one(of: Keys.function) : one(of: Keys.control)
        }
    }

    // MARK: Keys

    private mutating func keys(_ keys: [Keys.Key]) -> Step {
        Step(.send(keys.flatMap(\.bytes)), keys.map(\.name).joined(separator: " "), waits: number(0...2) > 0)
    }

    private mutating func held() -> Step {
        let (key, count) = (anyKey(), number(5...100))
        return Step(
            .send(Array(repeatElement(key.bytes, count: count).joined())), "\(key.name), \(count) times", waits: true)
    }

    private mutating func pause() -> Step {
        let milliseconds = number(20...900)
        return Step(.pause(milliseconds), "\(milliseconds) ms pass")
    }

    // MARK: Mouse

    private mutating func click() -> Step {
        let (x, y) = (number(0...width - 1), number(0...height - 1))
        return mouse(number(0...9) == 0 ? number(0...2) : 0, x: x, y: y, releases: true, name: "click")
    }

    private mutating func mouse(_ button: Int, x: Int, y: Int, releases: Bool = false, name: String) -> Step {
        let place = ";\(x + 1);\(y + 1)"
        let bytes = Keys.sequence("[<\(button)\(place)M") + (releases ? Keys.sequence("[<\(button)\(place)m") : [])
        return Step(.send(bytes), "\(name) at \(x),\(y)", waits: number(0...1) == 0)
    }

    /// Reports from nowhere, half reports, and those of the first protocol.
    private mutating func wildMouse() -> Step {
        let far = [-1, 0, 1, 223, 224, 500, 65_535, 99_999, 2_147_483_648]
        func distant(_ random: inout SeededGenerator) -> Int { far.randomElement(using: &random) ?? 0 }
        let (x, y, button) = (distant(&random), distant(&random), number(-1...255))
        let text =
            switch number(0...3) {
            case 0: "[<\(button);\(x);\(y)M"
            case 1: "[<\(button);\(x)M"
            case 2: "[<\(button);\(x);\(y);\(y)m"
            default: "[\(button);\(x);\(y)M"
            }
        guard number(0...2) > 0 else {
            let report: [UInt8] = [0x1B, 0x5B, 0x4D] + (0..<number(0...3)).map { _ in byteWithoutSignals() }
            return Step(.send(report), "the mouse report \(Self.text(of: report))")
        }
        return Step(.send(Keys.sequence(text)), "the mouse report ESC \(text)", waits: number(0...1) == 0)
    }

    // MARK: Pastes

    private mutating func paste(_ count: Int, ends: Bool) -> Step {
        let start = Keys.sequence("[200~")
        var bytes = start
        bytes.reserveCapacity(count + 16)
        let isText = number(0...3) > 0
        while bytes.count < count {
            bytes.append(isText ? UInt8(number(0x20...0x7E)) : byteWithoutSignals())
            if number(0...60) == 0 { bytes.append(0x0D) }
        }
        if ends { bytes += Keys.sequence("[201~") }
        return Step(
            .send(bytes), "a paste of \(bytes.count - start.count) bytes\(ends ? "" : " that is never ended")",
            waits: number(0...1) == 0)
    }

    /// A paste that just fits into a field, or just does not, of characters of one kind.
    private mutating func fullPaste() -> Step {
        let limits = [1, 6, 10, 12, 20, 30, 64, 100, 128, 254, 1000, 4096]
        let count = limits[number(0...limits.count - 1)] + number(-1...1)
        let kinds = ["7", "a", " ", "x ", "é", "e\u{301}\u{302}", "日", "👨‍👩‍👧‍👦", "🇵🇹", "\u{301}", "\u{200B}"]
        let kind = kinds[number(0...kinds.count - 1)]
        let text = Array(String(repeating: kind, count: count).utf8)
        return Step(
            .send(Keys.sequence("[200~") + text + Keys.sequence("[201~")),
            "a paste of \(count) times \(Self.text(of: Array(kind.utf8)))", waits: number(0...1) == 0)
    }

    // MARK: The end

    /// A signal in the middle of what was done before.
    private mutating func end() -> Step {
        let signals = [("SIGHUP", SIGHUP), ("SIGTERM", SIGTERM)]
        let (name, signal) = signals[number(0...1)]
        return Step(.end(signal: signal), name)
    }

    private mutating func hangUp() -> Step {
        let isTold = number(0...1) == 0
        return Step(.hangUp(isTold: isTold), "the terminal is gone\(isTold ? ", and SIGHUP says so" : "")")
    }

    // MARK: What should not come

    private mutating func byteWithoutSignals() -> UInt8 {
        let byte = byte()
        return [0x03, 0x1A, 0x1C].contains(byte) ? 0x20 : byte
    }

    private mutating func broken() -> Step {
        let parts = [
            "[", "O", "[1;", "[1;5", "[<", "[<0;", "[<0;1;1", "[200", "[201~", "[?", "[?1;2c", "[1;2R", "[I", "[O",
            "[999999999999999999999A", "[;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;H", "[27;5;9~", "[97;5u", "[-1~",
            "[1114112;1u", "[55296u", "]0;title\u{7}", "]52;c;?\u{7}", "]", "P1$r\u{1B}\\", "P", "_", "^", "X",
            "\u{1B}",
            "\u{1B}\u{1B}[A", "[\u{1B}[A", "N", "[M", "[[A", "[[5~", "O5P", "[ q", "[1$y", "#8", "(0", "%G", "c",
        ]
        let text = parts[number(0...parts.count - 1)]
        return Step(
            .send(Keys.sequence(text)), "the sequence \(Self.text(of: Keys.sequence(text)))", waits: number(0...2) == 0)
    }

    private mutating func noise() -> Step {
        let bytes = (0..<number(1...40)).map { _ in byteWithoutSignals() }
        return Step(.send(bytes), "the bytes \(Self.text(of: bytes))", waits: number(0...1) == 0)
    }

    /// Text of other scripts, marks without a character, wide and joined characters, and UTF-8 that is none.
    private mutating func foreign() -> Step {
        let texts: [[UInt8]] = [
            Array("é".utf8), Array("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}".utf8), Array("\u{301}".utf8),
            Array("日本語".utf8), Array("👨‍👩‍👧‍👦".utf8), Array("🇵🇹🇵".utf8), Array("שלום".utf8), Array("مرحبا".utf8),
            Array("\u{202E}abc\u{2066}".utf8), Array("\u{200B}\u{FEFF}\u{AD}".utf8), Array("\u{85}\u{9B}31m".utf8),
            Array("\u{E000}\u{F8FF}".utf8), Array("\u{10FFFF}\u{FFFE}".utf8), [0xC0, 0x80], [0xED, 0xA0, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x80], [0xFF, 0xFE], [0xF0, 0x9F, 0x92], [0x00],
        ]
        let bytes = texts[number(0...texts.count - 1)]
        return Step(.send(bytes), "the bytes \(Self.text(of: bytes))", waits: number(0...1) == 0)
    }

    // MARK: Size

    private mutating func resize(waits: Bool = true) -> Step {
        let common = [(80, 24), (120, 40), (100, 6), (20, 5), (40, 12), (1, 1), (500, 200), (132, 43), (200, 60)]
        (width, height) =
            number(0...2) > 0 ? common[number(0...common.count - 1)] : (number(1...500), number(1...200))
        return Step(.resize(width: width, height: height), "\(width)×\(height) cells", waits: waits)
    }

    // MARK: Words

    /// Bytes as people read them: letters as they are, the rest by number.
    static func text(of bytes: [UInt8]) -> String {
        let most = 48
        let words = bytes.prefix(most).map { byte -> String in
            switch byte {
            case 0x1B: "ESC"
            case 0x21...0x7E: String(UnicodeScalar(byte))
            default: OutputParser.hexadecimal([byte])
            }
        }
        return words.joined(separator: " ") + (bytes.count > most ? " …" : "")
    }
}
