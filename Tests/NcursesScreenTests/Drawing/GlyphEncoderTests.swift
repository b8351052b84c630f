import Expectations
import TerminalKit
import Testing

@testable import NcursesScreen

@Suite struct GlyphEncoderTests {
    /// A libc that knows these and no others; those with 0 are marks.
    private static let known: [Unicode.Scalar: Int] = [
        "e": 1, "1": 1, "\u{301}": 0, "\u{302}": 0, "中": 2, "👍": 2, "🏽": 2, "👨": 2, "👩": 2, "\u{200D}": 0,
        "\u{FE0F}": 0, "❤": 1, "🇵": 1, "🇹": 1, "─": 1, "\u{20E3}": 0, "\u{915}": 1, "\u{93E}": 1, "\u{941}": 0,
        "\u{902}": 0, "\u{E19}": 1, "\u{E49}": 0, "\u{E33}": 1, "\u{93F}": 0,
    ]

    private let encoder = GlyphEncoder { Self.known[$0] }

    @Test(
        arguments: [
            ("e", 1, ["e"]), ("中", 2, ["中"]), ("─", 1, ["─"]),
            // A letter with marks, as long as ncurses can hold them.
            ("e\u{301}", 1, ["e\u{301}"]), ("e\u{301}\u{302}\u{301}\u{302}", 1, ["e\u{301}\u{302}\u{301}\u{302}"]),
            ("e\u{301}\u{302}\u{301}\u{302}\u{301}", 1, ["e"]),
            // Joined, coloured and presented emoji fall back to their base.
            ("👨\u{200D}👩", 2, ["👨"]), ("👍🏽", 2, ["👍"]), ("❤\u{FE0F}", 2, ["❤", " "]),
            ("1\u{FE0F}\u{20E3}", 2, ["1", " "]),
            // A mark with a column of its own, beside one without, cut off, and among others.
            ("\u{915}\u{93E}", 2, ["\u{915}", "\u{93E}"]), ("\u{915}\u{941}", 1, ["\u{915}\u{941}"]),
            ("\u{915}\u{93E}", 1, ["\u{915}"]), ("\u{915}\u{93E}\u{902}", 2, ["\u{915}", "\u{93E}\u{902}"]),
            ("\u{915}\u{93E}\u{93E}", 2, ["\u{915}", "\u{93E}"]),
            ("\u{E19}\u{E49}\u{E33}", 2, ["\u{E19}\u{E49}", "\u{E33}"]),
            // One for which libc has no column.
            ("\u{915}\u{93F}", 2, ["\u{915}\u{93F}", " "]),
            // Flags become their letters.
            ("🇵🇹", 2, ["P", "T"]),
            // What libc measures otherwise, or cannot show at all.
            ("中", 1, ["?"]), ("─", 2, ["─", " "]), ("ℵ", 1, ["?"]), ("🎲", 2, ["?", "?"]),
            ("ℵ\u{301}", 1, ["?"]), ("─\u{301}", 2, ["─", " "]),
        ])
    func `a cluster takes exactly its columns`(text: String, width: Int, shown: [String]) {
        let cluster = Cluster(Character(text))

        let glyphs = encoder.glyphs(for: cluster, width: width)

        expect(glyphs.map { String(String.UnicodeScalarView($0)) }, is: shown)
    }

    @Test(arguments: [
        ("\u{915}\u{93E}", 2, ["\u{915}", " "]), ("\u{E19}\u{E49}\u{E33}", 2, ["\u{E19}\u{E49}", " "]),
        ("\u{915}\u{941}", 1, ["\u{915}\u{941}"]),
    ])
    func `a blank stands for a mark to which the terminal gives no column`(text: String, width: Int, shown: [String]) {
        let encoder = GlyphEncoder(columns: { Self.known[$0] }, joinsMarks: true)

        let glyphs = encoder.glyphs(for: Cluster(Character(text)), width: width)

        expect(glyphs.map { String(String.UnicodeScalarView($0)) }, is: shown)
    }

    @Test func `terminals that give such marks no column are known by their type`() {
        let types = ["xterm-kitty", "xterm-ghostty", "xterm-256color", "tmux-256color", "foot", ""]

        expect(types.map(GlyphEncoder.joinsMarks(type:)), is: [true, true, false, false, false, false])
    }
}
