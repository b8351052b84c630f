@testable import TerminalWalker

/// What a program tells its terminal besides the picture: the modes that it sets and takes back, the keypad, and titles.
struct TerminalSwitches: OutputParser.Reader {
    private(set) var all: [String] = []

    init(in output: some Sequence<UInt8>) {
        var parser = OutputParser()
        for byte in output { parser.feed(byte, to: &self) }
    }

    mutating func take(_ token: OutputToken) {
        switch token {
        case .sequence(let sequence) where ["?h", "?l"].contains(sequence.name):
            all += sequence.parameters.map { "?\($0)\(UnicodeScalar(sequence.final))" }
        case .sequence(let sequence) where sequence.name == "t":
            all.append(sequence.parameters.map(String.init).joined(separator: ";") + "t")
        case .escape(nil, let final) where [UInt8(ascii: "="), UInt8(ascii: ">")].contains(final):
            all.append(String(UnicodeScalar(final)))
        case .command(let bytes) where bytes.starts(with: "2;".utf8):
            all.append("title \(String(decoding: bytes.dropFirst(2), as: UTF8.self))")
        case .scalar, .control, .escape, .sequence, .command: break
        }
    }

    mutating func take(_ flaw: OutputParser.Flaw) { all.append(flaw.words) }

    /// Those that the program sends by itself, rather than as its terminal's description has them.
    var own: [String] {
        let names = ["22;2t", "23;2t"] + [1000, 1002, 1003, 1004, 1006, 2004].flatMap { ["?\($0)h", "?\($0)l"] }
        return all.filter { names.contains($0) || $0.hasPrefix("title") }
    }

    func count(_ switches: String...) -> Int { all.filter(switches.contains).count }
}
