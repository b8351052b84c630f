import GomaReview
import GomaTesting
import TestSupport
import Testing

extension EndToEnd {
    /// What the program prints and writes when it is asked for one thing and another, by sums in Tests/Records/commands.txt;
    /// `GOMA_RECORD=all` writes it anew.
    @MainActor
    struct CommandRecordTests {
        /// `FOLDER` is an empty folder of each command's own.
        private static let commands = """
            list
            list OutcomeItem Score --json
            list OutcomeItem PillItem --fields
            list OutcomeItem TallOddsMatchCard --sizes --locale fr
            list --category Wallet
            list Outcme
            show OutcomeItem
            show OutcomeItem --state odds-up --format ansi --colors direct
            show OutcomeItem --state odds-up --format ansi --colors 256
            show OutcomeItem --state odds-up --format ansi --colors 16
            show OutcomeItem --state odds-up --format ansi --colors 8
            show OutcomeItem --state odds-up --format ansi --colors mono
            show OutcomeItem --state 9999
            show OutcomeItem --width 501
            show TallOddsMatchCard --styles
            show TallOddsMatchCard --format svg
            show TallOddsMatchCard --format html --theme goma-light
            show TallOddsMatchCard --format json --locale pt
            show TallOddsMatchCard --format svg --colors 16 --ascii
            show TallOddsMatchCard --format html --colors 256 --theme goma-contrast-dark
            show TopBannerSlider --film 0s,1.5s,6s
            show TopBannerSlider --film events --format svg
            show CasinoGameCard --at 2.5s --format ansi --colors 256
            show CasinoGameCard --at 2.5s --format svg
            show NotificationList --locale en-XA --reduce-motion
            describe TallOddsMatchCard
            describe TallOddsMatchCard --identifiers
            describe BorderedTextField --fields
            describe BetInfoSubmission --guide
            describe BetslipTicket --locale fr
            schema OutcomeItem
            schema
            schema --pages
            schema OutcomeItem PillItem --output FOLDER
            diff OutcomeItem --state 1 --state 2 --rows
            diff TallOddsMatchCard --state 1 --state 3
            diff BetslipTicket --theme goma-dark --theme goma-light
            diff OutcomeItem --state 1 --state 1
            diff Tests/Snapshots/Betting/OutcomeItem.txt Tests/Snapshots/Betting/QuickAddButton.txt --rows
            dump OutcomeItem Filters --output FOLDER
            dump OutcomeItem Score --format svg --output FOLDER
            dump OutcomeItem Score --format html --width 20,40 --output FOLDER
            dump OutcomeItem Score --format json --styles --output FOLDER
            dump OutcomeItem --format ansi --colors 256 --film 0s,1s --output FOLDER
            dump --category Wallet --shard 1/3 --locale fr --ascii --output FOLDER
            dump --tag odds --state normal-unselected --output FOLDER
            dump Demo/Screens/wallet.yaml Demo/Screens/match.yaml --size 80x24,120x40 --output FOLDER
            dump Demo/Screens/wallet.yaml --format svg --theme goma-light --output FOLDER
            check OutcomeItem Wallet --jobs 1
            check OutcomeItem --format json
            check OutcomeItem --format junit
            check OutcomeItem --format github
            check OutcomeItem --folder Tests/Fuzz
            check OutcomeItem Score --report FOLDER/review.html
            check OutcomeItem Demo/Screens/wallet.yaml --coverage
            play --component OutcomeItem
            play --component BetslipTicket --format ansi --colors 256
            play Tests/Plays/tiles.play --output FOLDER --cast FOLDER/a.cast --cast FOLDER/a.svg
            play Tests/Plays/inspector.play --format html --output FOLDER
            play Tests/Plays/tiles.play --size 80x24
            themes list
            themes list --json
            themes show goma-dark
            themes show gma-dark
            guide
            guide gallery
            guide pages
            new component Countdown --help
            new page Demo/Screens/wallet.yaml
            page Demo/Screens/wallet.yaml --check
            page Themes/goma-dark.yaml --check
            page README.md --check
            app --components
            help show
            shwo
            """.split(separator: "\n").map(String.init)

        @Test func `the program prints and writes what is on record`() throws {
            let home = try TemporaryFolder()
            let lines = try Self.commands.map { command in
                let folder = try TemporaryFolder()
                let arguments = command.split(separator: " ").map { String($0).replacing("FOLDER", with: folder.path) }
                let run = try Command.run(
                    "env", ["-C", Command.project, "-u", "NO_COLOR", Command.gomaui] + arguments,
                    environment: [
                        "TERM": "xterm-256color", "COLORTERM": "", "LC_ALL": "C.UTF-8", "COLUMNS": "100",
                        "XDG_CONFIG_HOME": home.path,
                    ])
                let files = folder.files(in: "").sorted { $0.key < $1.key }
                    .map { name, data in "\(name)\n" + String(decoding: data, as: UTF8.self) }
                return "\(command): \(run.status) \(sum(run.output, folder)) \(sum(run.errors, folder))"
                    + (files.isEmpty ? "" : " \(files.count) files \(sum(files.joined(), folder))") + "\n"
            }

            expectRecorded(lines.joined(), in: "Tests/Records/commands.txt")
        }

        /// Sizes in lines, and a sum.
        private func sum(_ text: String, _ folder: TemporaryFolder) -> String {
            let text = text.replacing(folder.path, with: "FOLDER").replacing(Command.project, with: "PROJECT")
            return text.isEmpty ? "-" : "\(text.split(separator: "\n").count) \(StableHash.shortID(of: text))"
        }
    }
}
