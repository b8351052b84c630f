import Expectations
import TerminalKit
import Testing

@testable import NcursesScreen

@Suite struct ColorChoiceTests {
    /// A terminfo with these entries and no others.
    private static let terminfo: [String: TerminalDescription] = [
        "xterm": .init(colors: 8), "xterm-256color": .init(colors: 256),
        "xterm-direct": .init(colors: 0x100_0000, isDirect: true), "tmux-256color": .init(colors: 256),
        "tmux-direct": .init(colors: 0x100_0000, isDirect: true), "screen": .init(colors: 8),
        "screen-256color": .init(colors: 256), "rxvt-88color": .init(colors: 88), "vt100": .init(colors: 0),
        "xterm-kitty": .init(colors: 256), "kitty-direct": .init(colors: 0x100_0000, isDirect: true),
    ]

    private func onScreen(
        _ type: String, asked: ColorDepth? = nil, _ environment: ColorEnvironment = .init()
    ) -> ColorChoice {
        .onScreen(type: type, asked: asked, environment: environment) { Self.terminfo[$0] }
    }

    private func inText(
        _ type: String?, asked: ColorDepth? = nil, _ environment: ColorEnvironment = .init()
    ) -> ColorChoice {
        .inText(type: type, asked: asked, environment: environment) { Self.terminfo[$0] }
    }

    @Test(
        arguments: [
            ("xterm", ColorDepth.indexed8, "terminfo gives TERM=xterm 8 colours"),
            ("rxvt-88color", .indexed16, "terminfo gives TERM=rxvt-88color 88 colours"),
            ("xterm-256color", .indexed256, "terminfo gives TERM=xterm-256color 256 colours"),
            ("xterm-direct", .direct, "terminfo says that TERM=xterm-direct has direct colour"),
            ("vt100", .monochrome, "terminfo gives TERM=vt100 no colours"),
        ])
    func `terminfo says what a terminal has`(type: String, depth: ColorDepth, reason: String) {
        expect(onScreen(type), is: ColorChoice(depth: depth, entry: type, reason: reason))
    }

    @Test(
        arguments: [
            ("xterm-256color", "xterm-direct"), ("xterm", "xterm-direct"), ("tmux-256color", "tmux-direct"),
            ("xterm-kitty", "kitty-direct"),
        ])
    func `COLORTERM finds the entry with direct colour`(type: String, entry: String) {
        let reason = "COLORTERM says truecolor and \(entry) is installed"

        let choice = onScreen(type, .init(colorTerm: "truecolor"))

        expect(choice, is: ColorChoice(depth: .direct, entry: entry, reason: reason))
    }

    @Test(
        arguments: [
            (
                "screen-256color", "screen-256color", ColorDepth.indexed256,
                "COLORTERM says 24bit, but no direct entry for TERM=screen-256color is installed"
            ),
            (
                "screen", "screen-256color", .indexed256,
                "COLORTERM says 24bit, but no direct entry for TERM=screen is installed"
            ),
            (
                "vt100", "vt100", .monochrome,
                "COLORTERM says 24bit, but no direct entry for TERM=vt100 is installed and terminfo gives TERM=vt100 "
                    + "no colours"
            ),
        ])
    func `without such an entry COLORTERM is good for 256`(
        type: String, entry: String, depth: ColorDepth, reason: String
    ) {
        expect(onScreen(type, .init(colorTerm: "24bit")), is: ColorChoice(depth: depth, entry: entry, reason: reason))
    }

    @Test func `any other COLORTERM says nothing`() {
        expect(onScreen("xterm-256color", .init(colorTerm: "gnome-terminal")).depth, is: .indexed256)
    }

    @Test(
        arguments: [
            (ColorEnvironment(noColor: "1"), "NO_COLOR is set"), (.init(cliColor: "0"), "CLICOLOR is 0"),
            (.init(noColor: "1", cliColorForce: "1"), "NO_COLOR is set"),
            (.init(cliColor: "0", cliColorForce: ""), "CLICOLOR is 0"),
            (.init(cliColor: "0", cliColorForce: "0"), "CLICOLOR is 0"),
            (.init(noColor: "0", colorTerm: "truecolor"), "NO_COLOR is set"),
        ])
    func `the environment can refuse colours`(environment: ColorEnvironment, reason: String) {
        let choice = ColorChoice(depth: .monochrome, entry: "xterm-256color", reason: reason)

        expect(onScreen("xterm-256color", environment), is: choice)
        expect(inText("xterm-256color", environment), is: choice)
    }

    @Test(
        arguments: [
            ColorEnvironment(noColor: ""), .init(cliColor: "1"), .init(cliColor: ""),
            .init(cliColor: "0", cliColorForce: "1"), .init(cliColorForce: "0"),
        ])
    func `what is empty, or overruled, refuses nothing`(environment: ColorEnvironment) {
        expect(onScreen("xterm-256color", environment).depth, is: .indexed256)
    }

    @Test func `what is asked for goes before the environment`() {
        let refusal = ColorEnvironment(noColor: "1", cliColor: "0")

        let choice = onScreen("xterm-256color", asked: .indexed16, refusal)

        expect(choice, is: .init(depth: .indexed16, entry: "xterm-256color", reason: "--colors 16 was given"))
    }

    @Test func `what is asked for does not go beyond the terminal`() {
        let choice = onScreen("xterm", asked: .direct)

        let reason = "--colors direct was given, but terminfo gives TERM=xterm 8 colours"
        expect(choice, is: .init(depth: .indexed8, entry: "xterm", reason: reason))
    }

    @Test func `direct colour is believed of a terminal with 256, if it has an entry`() {
        let believed = onScreen("xterm-256color", asked: .direct)
        let impossible = onScreen("screen-256color", asked: .direct)

        expect(believed, is: .init(depth: .direct, entry: "xterm-direct", reason: "--colors direct was given"))
        expect(impossible.depth, is: .indexed256)
        expect(
            impossible.reason,
            is: "--colors direct was given, but no direct entry for "
                + "TERM=screen-256color is installed")
    }

    @Test func `fewer colours than the terminal has need no other entry`() {
        let choice = onScreen("xterm-256color", asked: .indexed256, .init(colorTerm: "truecolor"))

        expect(choice.entry, is: "xterm-256color")
        expect(onScreen("xterm", asked: .indexed256, .init(colorTerm: "truecolor")).entry, is: "xterm-direct")
    }

    @Test(
        arguments: [
            ("xterm", nil, ColorEnvironment(), ColorDepth.indexed8), ("vt100", nil, .init(), .monochrome),
            ("vt100", nil, .init(cliColorForce: "1"), .indexed256), (nil, nil, .init(), .indexed256),
            ("no-such-type", nil, .init(), .indexed256), ("xterm", nil, .init(colorTerm: "truecolor"), .direct),
            (nil, nil, .init(cliColor: "0"), .monochrome), ("vt100", .direct, .init(noColor: "1"), .direct),
        ] as [(String?, ColorDepth?, ColorEnvironment, ColorDepth)])
    func `text follows what is asked for, then the environment, then 256`(
        type: String?, asked: ColorDepth?, environment: ColorEnvironment, depth: ColorDepth
    ) {
        expect(inText(type, asked: asked, environment).depth, is: depth)
    }

    @Test func `a hostile name stays harmless and short in the reason`() {
        let reason = onScreen("x\u{1B}]0;t\u{7}" + String(repeating: "y", count: 500)).reason

        #expect(!reason.unicodeScalars.contains { $0.value < 0x20 })
        #expect(reason.count < 100)
    }
}
