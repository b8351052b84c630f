import Expectations
import TerminalKit
import Testing

@testable import NcursesScreen

@Suite struct GlyphEncoderTests {
    /// A libc that knows these and no others; those with 0 are marks.
    private static let known: [Unicode.Scalar: Int] = [
        "e": 1, "1": 1, "\u{301}": 0, "\u{302}": 0, "中": 2, "👍": 2, "🏽": 2, "👨": 2, "👩": 2, "\u{200D}": 0,
        "\u{FE0F}": 0, "❤": 1, "🇵": 1, "🇹": 1, "─": 1, "\u{20E3}": 0, "\u{915}": 1, "\u{93E}": 1, "\u{941}": 0,
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
            // A mark with a column of its own, beside one without.
            ("\u{915}\u{93E}", 1, ["\u{915}"]), ("\u{915}\u{941}", 1, ["\u{915}\u{941}"]),
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
}
