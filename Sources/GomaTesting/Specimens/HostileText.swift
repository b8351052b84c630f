/// Text that has harmed terminals, by what is wrong with it.
enum HostileText {
    static let samples: [(name: String, text: String)] = [
        ("escape sequences", "\u{1B}[2J\u{1B}]0;owned\u{07}\u{9B}31mred\u{1B}[0m\r\n\u{8}\u{7F}\u{0}\tend"),
        ("bidi overrides", "a\u{202E}evil\u{202C}\u{2066}b\u{2069}\u{200F}\u{85}\u{2028}c"),
        ("10,000 characters", String(repeating: "0123456789", count: 1_000)),
        ("stacked marks", "Z" + String(repeating: "\u{0301}\u{0327}\u{0489}", count: 60) + "a\u{0308}\u{FE0F}"),
        ("wide clusters", "漢字かな👩‍👩‍👧‍👦🇵🇹🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏽☺️한국어ｗｉｄｅ🇵"),
        ("right-to-left", "שלום עולם مرحبا بالعالم 123"),
        ("nothing", ""),
    ]
}
