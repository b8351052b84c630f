import Expectations
import ArgumentParser
import GomaGallery
import GomaReview
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaCommand

/// The options of each command: which go together, and what is said of those that do not.
struct CommandOptionsTests {
    private func refusal<Command: ParsableCommand>(_ command: Command.Type, _ line: String) -> String? {
        do {
            _ = try Command.parse(line.split(separator: " ").map(String.init))
            return nil
        } catch {
            return Command.message(for: error)
        }
    }

    @Test(
        arguments: [
            ("--coverage --summary", "--coverage goes without --report and --summary"),
            ("--coverage --report a.html", "--coverage goes without --report and --summary"),
            ("--jobs 0", "--jobs is a number from 1 on, not 0"), ("--jobs 1", nil),
            ("--coverage --format junit", "--coverage goes with --format text and json"),
            ("--coverage --format github", "--coverage goes with --format text and json"),
            ("--coverage --format json", nil),
            ("--mine a.yaml", "--mine goes without pages"), ("--mine page:a", "--mine goes without pages"),
            ("--coverage", nil), ("--summary --report a.html", nil), ("--format junit", nil),
            ("--summary --format json", "--summary goes with --format text"),
            ("--summary --format github", "--summary goes with --format text"), ("--summary --format text", nil),
            ("--format xml", "The value 'xml' is invalid for '--format <format>'"),
        ] as [(String, String?)])
    func `check`(line: String, words: String?) {
        expect(refusal(Check.self, line).map { String($0.prefix(words?.count ?? 0)) }, is: words)
    }

    @Test(
        arguments: [
            ("--yes", "--yes goes with --prune"), ("--prune --yes", nil),
            ("--mine PillItem a.yaml", "--mine goes without pages"), ("--mine page:a", "--mine goes without pages"),
            ("--mine PillItem", nil),
            ("--format json", "--format json goes with --list"),
            ("--list --format json", nil), ("--cluster a --state b", "--cluster and --state do not go together"),
            ("--prune --list", "--prune goes with component names alone"),
            ("--prune --cluster a", "--prune goes with component names alone"),
            ("--prune --state a", "--prune goes with component names alone"),
            ("-i --list", "--interactive goes with component names alone"),
            ("-i --cluster a", "--interactive goes with component names alone"),
            ("-i --state a", "--interactive goes with component names alone"),
            ("-i --prune", "--interactive goes with component names alone"),
            ("--list --cluster a", "--list goes with component names alone"),
            ("--list --state a", "--list goes with component names alone"), ("PillItem -i", nil),
            ("PillItem --state a --state b", nil),
            ("--cluster a b c", nil),
        ] as [(String, String?)])
    func `approve`(line: String, words: String?) {
        expect(refusal(Approve.self, line), is: words)
    }

    @Test(arguments: ["--theme a", "--colors 16", "--ascii", "--locale pt", "--reduce-motion"])
    func `approve takes a look only where it shows something`(option: String) {
        expect(
            refusal(Approve.self, "PillItem \(option)"),
            is: "--theme, --colors, --ascii, --locale and --reduce-motion go with --interactive")
        expect(refusal(Approve.self, "PillItem -i \(option)"), is: nil)
    }

    @Test(
        arguments: [
            ("a b", nil), ("a --state 1 --state 2", nil), ("a --theme t --theme u", nil),
            ("a --theme t --theme u --state 1", nil),
            ("a b --state 1", "two dumps have no --state and no --theme"),
            ("a b --theme t", "two dumps have no --state and no --theme"),
            ("a", "name two states, each with --state, or two themes, each with --theme"),
            ("a --state 1", "name two states, each with --state, or two themes, each with --theme"),
            ("a --state 1 --state 2 --state 3", "name two states, each with --state, or two themes, each with --theme"),
            ("a --theme t", "name two themes, each with --theme"),
            ("a --theme t --state 1", "name two themes, each with --theme"),
            ("a --theme t --theme u --theme v", "name two themes, each with --theme"),
            ("a --theme t --theme u --state 1 --state 2", "with two themes name at most one --state"),
            (
                "a --state 1 --state 2 --theme t",
                "with two states name no --theme; two themes are compared in one state"
            ),
            ("a b c", "name one component, or two dumps"), ("a b --rows", nil),
            ("a b --ascii", "two dumps are drawn already; --width and --ascii go with a component"),
            ("a b --width 9", "two dumps are drawn already; --width and --ascii go with a component"),
            (
                "a b --width 0",
                "The value '0' is invalid for '--width <width>': write a whole number of columns from 1 to 500"
            ),
        ] as [(String, String?)])
    func `diff`(line: String, words: String?) {
        expect(refusal(Diff.self, line), is: words)
    }

    @Test(
        arguments: [
            ("a --fields", nil), ("a --state b --identifiers", nil),
            ("a --guide --fields", "of --identifiers, --guide and --fields only one is printed; give one of them"),
            ("a --identifiers --guide", "of --identifiers, --guide and --fields only one is printed; give one of them"),
            (
                "a --guide --state b",
                "--guide and --fields are of a component in all its states; they go without --state"
            ),
            (
                "a --fields --state b",
                "--guide and --fields are of a component in all its states; they go without --state"
            ),
            ("a --locale pt", nil), ("a --identifiers --locale pt", nil),
            ("a --guide --locale pt", "--guide and --fields are the same in all languages; they go without --locale"),
            ("a --fields --locale en", "--guide and --fields are the same in all languages; they go without --locale"),
        ] as [(String, String?)])
    func `describe`(line: String, words: String?) {
        expect(refusal(Describe.self, line), is: words)
    }

    @Test(
        arguments: [
            ("--fields --json", nil), ("--sizes --jobs 2", nil), ("--json --jobs 2", nil),
            ("--jobs 2", "--jobs goes with --sizes and --json"),
            ("--fields --sizes", "--fields goes without --sizes and --jobs"),
            ("--fields --json --jobs 2", "--fields goes without --sizes and --jobs"),
            ("--sizes --locale pt", nil), ("--json --locale pt", nil), ("--tell-sizes --locale pt a", nil),
            ("a --locale pt", "--locale is of sizes; it goes with --sizes and --json, and without --fields"),
            (
                "--fields --json --locale pt",
                "--locale is of sizes; it goes with --sizes and --json, and without --fields"
            ),
        ] as [(String, String?)])
    func `list`(line: String, words: String?) {
        expect(refusal(List.self, line), is: words)
    }

    @Test(
        arguments: [
            ("a --check", nil), ("a --watch --hold --at b", nil), ("a --check --theme goma-light", nil),
            ("a --fresh", "--fresh forgets what --keep FILE holds; name the file"),
            ("a --feed - --feed b=-", "standard input holds one thing: the page, or one feed"),
        ] as [(String, String?)])
    func `page`(line: String, words: String?) {
        expect(refusal(Page.self, line), is: words)
    }

    @Test(arguments: ["--feed b", "--at b", "--watch", "--keep b", "--hold", "--stats"])
    func `a page that is only checked is not opened in any way`(option: String) {
        expect(
            refusal(Page.self, "a --check \(option)"),
            is: "--check opens nothing; it goes without --feed, --at, --watch, --keep, --hold and --stats")
        expect(refusal(Page.self, "a \(option)"), is: nil)
    }

    @Test(arguments: ["svg", "html", "json"])
    func `a theme is shown as text, and in no other format than it has`(format: String) {
        expect(refusal(Themes.Show.self, "--format ansi"), is: nil)
        expect(refusal(Themes.Show.self, "--format \(format)")?.contains("'\(format)' is invalid"), is: true)
    }

    @Test(
        arguments: [
            ("-o a --play b/day.play --play c/night.play", nil),
            (
                "-o a --play b/day.play --play c/day.play",
                "two scripts are called \"day\", and recordings are named so; give one another name"
            ),
        ] as [(String, String?)])
    func `export`(line: String, words: String?) {
        expect(refusal(Export.self, line), is: words)
    }

    @Test(
        arguments: [
            ("-o a --mine b.yaml", "--mine goes without pages"), ("-o a --mine PillItem", nil),
            ("-o a b.yaml --width 9", "--width goes with components; --size is that of pages"),
            ("-o a b.yaml --tag odds", "--category, --tag, --film and --shard go with components alone"),
            ("-o a PillItem --size 9x9", "--size goes with pages; --width is that of components"),
        ] as [(String, String?)])
    func `dump`(line: String, words: String?) {
        expect(refusal(Dump.self, line), is: words)
    }

    @MainActor
    @Test func `a dump has the widths that are asked for, and else each component's own`() throws {
        try expect(Dump.parse(["-o", "a", "--width", "20,40"]).options().widths, is: [20, 40])
        try expectEmpty(Dump.parse(["-o", "a"]).options().widths)
    }

    @Test(
        arguments: [
            ("a", nil), ("a --styles", nil), ("a --styles --format ansi", nil),
            ("a --styles --format svg", "--styles goes with --format text and ansi; json has all of it"),
            ("a --styles --format json", "--styles goes with --format text and ansi; json has all of it"),
            ("a --at 1s --film events", "write the moments in --film, without --at"),
            ("a --film events --format json", "--film goes with text, ansi, svg and html"),
            ("a --film events --format html", nil),
        ] as [(String, String?)])
    func `show`(line: String, words: String?) {
        expect(refusal(Show.self, line), is: words)
    }

    @Test(
        arguments: [
            ("a --panel controls", nil), ("a --bare", nil),
            ("a --bare --panel controls", "--panel goes with the gallery, --bare shows no panels"),
            ("a --width 500", nil),
            (
                "a --width 501",
                "The value '501' is invalid for '--width <width>': write a whole number of columns from 1 to 500"
            ),
        ] as [(String, String?)])
    func `open`(line: String, words: String?) {
        expect(refusal(Open.self, line), is: words)
    }

    @Test(arguments: ["--fresh", "--single", "--watch", "--log a"])
    func `a bare component keeps no gallery's options`(option: String) throws {
        let words = try #require(refusal(Open.self, "a --bare \(option)"))

        expect(words, contains: "--bare")
        expect(refusal(Open.self, "a \(option)"), is: nil)
    }

    @Test func `play wants a script or a component`() {
        expect(refusal(PlayCommand.self, ""), is: "name a script, or a component with --component")
        expect(refusal(PlayCommand.self, "a.play --component b"), is: "name a script, or a component with --component")
        expect(refusal(PlayCommand.self, "a.play"), is: nil)
        expect(refusal(PlayCommand.self, "--component b"), is: nil)
        for format in ["svg", "html"] {
            expect(
                refusal(PlayCommand.self, "--component b --format \(format)"),
                is: "--format svg and html make one document of one script; name the script")
            expect(refusal(PlayCommand.self, "a.play --format \(format)"), is: nil)
        }
    }

    @Test func `how long a wait goes on is said of a recording`() {
        expect(
            refusal(PlayCommand.self, "a.play --longest-wait 5"),
            is: "--longest-wait is of a recording; it goes with --cast")
        expect(refusal(PlayCommand.self, "a.play --longest-wait 5 --cast a.cast"), is: nil)
        expect(
            refusal(PlayCommand.self, "a.play --longest-wait 0 --cast a.cast"),
            is: "--longest-wait is a number of seconds from 0.1 to 3600, not 0.0")
    }

    @Test(arguments: ["--feed b", "--at b", "--do b", "--keep b", "--fresh", "--hold", "--stats", "--ascii"])
    func `an app of which the components are listed is not opened in any way`(option: String) {
        expect(
            refusal(App.self, "--components \(option)"),
            is: "--components prints a list and opens nothing; it goes alone")
        expect(refusal(App.self, option), is: nil)
    }

    @MainActor
    @Test func `a script that plays a component alone takes no size`() throws {
        let folder = try TemporaryFolder()
        try folder.write("component PillItem\npress Enter", to: "pill.play")
        try folder.write("gallery PillItem", to: "gallery.play")
        func script(_ name: String) throws -> PlayScript? {
            try PlayCommand.parse(["\(folder.path)/\(name)", "--size", "90x30"]).scripts(in: .goma).first
        }

        let failure = try #require(throws: Failure.self) { try script("pill.play") }

        expect(
            failure.problems, is: ["--size is for the gallery and pages; a component alone has the size that it wants"])
        expect(failure.code, is: 64)
        try expect(script("gallery.play")?.size, is: Size(width: 90, height: 30))
    }

    @Test func `a folder that is called nothing, as by a variable that is not set, is refused`() {
        let wish = "write the path of a folder, such as . for the one you are in"
        let commands: [(any ParsableCommand.Type, [String])] = [
            (Dump.self, ["--output"]), (Export.self, ["--output"]), (Schema.self, ["--output"]),
            (PlayCommand.self, ["a.play", "--output"]), (Themes.Import.self, ["a.yaml", "--output"]),
            (Check.self, ["--folder"]), (Approve.self, ["--folder"]),
        ]

        for (command, words) in commands {
            let error = #expect(throws: (any Error).self, "\(command)") { try command.parse(words + [""]) }
            expect(error.map { command.message(for: $0) }?.hasSuffix(wish), is: true, "\(command)")
        }
        #expect(throws: Never.self) { try Dump.parse(["--output", "."]) }
    }

    @Test func `the gallery's help says that it keeps the theme of last time`() {
        let help = Browse.helpMessage(includeHidden: false, columns: 300)

        expect(help, contains: "goma-dark unless given, and in the gallery the one that was in use last.")
    }

    @Test func `help says what holds where an option is left out`() {
        func help<Command: ParsableCommand>(of command: Command.Type) -> String {
            command.helpMessage(includeHidden: false, columns: 300)
        }

        expect(help(of: Check.self), contains: "The folder of approved dumps; Tests/Snapshots unless given.")
        expect(help(of: Approve.self), contains: "The folder of approved dumps; Tests/Snapshots unless given.")
        expect(help(of: Schema.self), contains: "The folder to write to; standard output unless given.")
        expect(help(of: Dump.self), contains: "with commas between; each component's own default unless given.")
        expect(help(of: Dump.self), contains: "with commas between; 40x24,80x24,120x40,200x60 unless given.")
    }

    @Test func `help says of each command which colours it has where none are asked for`() {
        func says<Command: ParsableCommand>(_ command: Command.Type, _ words: String) -> Bool {
            command.helpMessage(includeHidden: false, columns: 300).contains("8 or mono; \(words) unless given.")
        }

        expect(says(Dump.self, "direct"), is: true)
        expect(says(PlayCommand.self, "direct"), is: true)
        expect(says(Themes.Show.self, "direct"), is: true)
        #expect(says(Show.self, "what the terminal can do in ansi, and else direct"))
        expect(says(Browse.self, "what the terminal can do"), is: true)
        expect(says(Page.self, "what the terminal can do"), is: true)
        expect(says(Approve.self, "what the terminal can do"), is: true)
        expect(says(Doctor.self, "what the terminal can do"), is: true)
    }

    @Test(arguments: [["--locale", "pt"], ["--reduce-motion"]])
    func `the doctor takes no option that changes nothing of what it tells`(words: [String]) {
        #expect(throws: (any Error).self) { try Doctor.parse(words) }
        #expect(throws: Never.self) { try Doctor.parse(["--colors", "16", "--ascii", "--theme", "goma-light"]) }
    }

    @Test func `options of the gallery are those that were set`() throws {
        let browse = try Browse.parse([
            "--fresh", "--log", "a.json", "--theme", "goma-mono", "--colors", "16", "--ascii", "--locale", "pt",
            "--reduce-motion",
        ])
        let screen = browse.flags.options

        expect(browse.gallery.options.isFresh, is: true)
        expect(browse.gallery.options.log, is: "a.json")
        expect(browse.gallery.options.showsOneState, is: false)
        expect(browse.gallery.options.watchesFiles, is: false)
        expect(screen.theme, is: "goma-mono")
        expect(screen.colors, is: .indexed16)
        expect(screen.isASCII, is: true)
        expect(screen.localization, is: .portuguese)
        expect(screen.reducesMotion, is: true)
        #expect(browse.gallery.isAskedFor)
        let plain = try Browse.parse([])
        #expect(!plain.gallery.isAskedFor)
        #expect(plain.flags.options.theme == nil && plain.flags.options.localization == .english)
    }

    @Test func `without a word the gallery opens as it does without options`() throws {
        let browse = try Browse.parse([])

        expect(browse.flags.options, is: ScreenOptions())
        expect(browse.gallery.options, is: GalleryOptions())
    }
}
