import ArgumentParser
import Foundation
import GomaPages
import GomaReview
import GomaUI
import TerminalKit

/// `gomaui page`
struct Page: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "page",
        abstract: "Open a whole screen that is described as data.",
        discussion: """
            A page is a YAML file: what is known of matches, and parts that are components of the catalogue. \
            A part shows one of its component's states, or is driven by a match, a market, or the bet slip; \
            choosing a price then puts it on the slip.

              title: Match
              balance: 250
              currency: EUR
              now: 2026-06-13 18:15
              matches:
                - id: m1
                  competition: Premier League
                  home: Liverpool
                  away: Arsenal
                  start: 2026-06-13 20:45
                  markets:
                    - id: 1x2
                      name: Match result
                      outcomes:
                        - {id: home, title: Home, odds: 1.85}
                        - {id: draw, title: Draw, odds: 3.40}
                        - {id: away, title: Away, odds: 4.20}
              parts:
                - {component: MatchHeader, match: m1, place: top}
                - {component: TallOddsMatchCard, each: match, gap: 1}
                - {component: Button, state: Submit, with: {title: Done}}

            A match says its "start" in UTC, and shows it where the customer is. The page's "now" tells which day is \
            today, so that it and the next are called by name, and what begins within hours; without it each day has its date.

            "with" changes fields of the state. A field that is one of several cases takes the name of the case, and \
            where that holds a value, the value under it. A name that is not known is answered with those that are:

              parts:
                - {component: UserLimitCard, with: {period: weekly, used: 25}}
                - {component: InfoRow, with: {label: Paid in, value: {text: Today}}}

            A part stands at the "place" top, bottom or, unless said, in what scrolls between them. There it grows to 80 \
            columns; "width" says otherwise. Copies for each match, market or selection flow into as many columns as there \
            is room for, and so does what is listed under "flow". "columns" stand beside each other, those with a "width" as \
            wide as that; where there is no room, below each other:

              parts:
                - columns:
                    - parts:
                        - flow:
                            - {component: TallOddsMatchCard, match: m1}
                            - {component: InlineMatchCard, match: m2}
                    - width: 48
                      parts: [{component: BetInfoSubmission, of: bet-slip}]

            What a component asks for, such as app:open-page page=slots, is answered by the part that says so: it comes into \
            view and gets the keys. A page with that answer opens over this one, and Esc leads back. What is listed under \
            "more" comes when its button has brought all there is:

              parts:
                - {component: QuickLinksTabBar, place: top}
                - {component: CasinoCategorySection, answers: app:open-page page=slots}
                - more: [{component: TransactionItem}]
                  button: {component: SeeMoreButton, state: 25 left}
              pages:
                - title: Aviator
                  answers: [casino:open-game id=aviator, app:open-page page=aviator]
                  parts: [{component: CasinoGamePlayModeSelector, state: Logged in}]

            An amount that is chosen to be paid in shows with its "bonus", in hundredths, and goes into the wallet by the \
            button with the ID "deposit".

            A page can name the "model" behind parts that belong together: filters or signup. A part then says what it is \
            "of" there, and a part, columns or a flow "when" it is shown; matches are those that the model lets through:

              model: filters
              parts:
                - {component: SortFilter, of: sort}
                - {component: InlineMatchCard, each: match}

            A feed is newline-delimited JSON, one event to a line:

              {"at":12.5,"type":"clock","match":"m1","period":"1st Half","minute":12}
              {"type":"odds","match":"m1","market":"1x2","outcome":"home","odds":1.95}

            Types are odds, suspended, score, clock, ended and settled. From a file, events come at their time ("at", \
            in seconds); from standard input or a pipe, as they arrive. A line that cannot be read is counted, told and \
            skipped.

            EXAMPLES
              \(Program.name) page Demo/Screens/match.yaml
              \(Program.name) page Demo/Screens/match.yaml --feed Demo/Screens/match.feed
              my-feed | \(Program.name) page Demo/Screens/match.yaml --feed -
            """)

    @Argument(help: "The page, a YAML file.", completion: Completion.dataFiles)
    var file: String

    @Option(
        help: ArgumentHelp("Events to show as they come: a file, or - for standard input.", valueName: "file|-"),
        completion: .file())
    var feed: String?

    @OptionGroup var flags: RenderFlags

    @MainActor
    func run(in program: Program) async throws {
        let page = try PageDescription(parsing: InputFile.text(at: file, as: .page), file: file)
        switch feed {
        case nil: try await GallerySession.runPage(program, flags.appearance, page: page, file: file) { _, _ in }
        case "-":
            let input = try FeedInput()
            try await GallerySession.runPage(program, flags.appearance, page: page, file: file) { presenter, _ in
                input.start { [weak presenter] in presenter?.take($0) }
            }
        case let path?:
            let recording = try InputFile.open(at: path, as: .feed)
            var player: FeedPlayer?
            try await GallerySession.runPage(program, flags.appearance, page: page, file: file) {
                presenter, scheduler in
                if recording.isFile {
                    player = FeedPlayer(FeedSource(recording), on: scheduler) { [weak presenter] in presenter?.take($0)
                    }
                } else {
                    FeedInput(recording).start { [weak presenter] in presenter?.take($0) }
                }
            }
            _ = player
        }
    }
}
