import GomaUI
import NcursesScreen

// A match, and under it the way to the bet slip, which counts what has been chosen.
@main
final class MatchApp: RootController {
    private var subscriptions: [Any] = []

    static func main() async throws {
        let themes = try ["goma-dark", "goma-light"].map { try ThemeLibrary.embedded.theme(named: $0) }
        let glyphs = themes[0].glyphSet(isASCIIOnly: GlyphChoice.current.isASCII)
        let app = MatchApp(in: ViewEnvironment(glyphs: glyphs))
        app.keys.append(KeyBinding(KeyEvent(.character("t")), "light theme") { [weak app] in app?.colors = themes[1] })
        await TerminalApplication.launch(app, colors: themes[0])
    }

    convenience init(in environment: ViewEnvironment) {
        // Views, and the models that drive them.
        let match = InlineMatchCardViewModel(Self.sunderland, in: environment)
        let card = InlineMatchCardView(environment: environment)
        card.configure(with: match)
        let slip = BetslipFloatingViewModel(.init(.noTickets), in: environment)
        let bar = BetslipFloatingView(environment: environment)
        bar.configure(with: slip)

        // The last row names this key beside those of the control that has the focus.
        let clear = KeyBinding(KeyEvent(.character("x")), "clear the slip") {
            match.update { state in
                for index in state.outcomes.outcomes.indices { state.outcomes.outcomes[index].isSelected = false }
            }
        }
        let column = StackView([card, bar], axis: .vertical, spacing: Spacing.xs, alignment: .trailing)
        self.init(column, keys: [clear], in: environment)

        // What is chosen goes on the slip, and what a component cannot answer itself is said in the last row.
        let choices = match.displayStatePublisher.map { $0.outcomes.outcomes.filter(\.isSelected) }.sink { chosen in
            let total = Odds(combining: chosen.compactMap(\.odds))
            slip.update {
                $0.content =
                    total.map {
                        .withTickets(selectionCount: Limited(chosen.count), odds: $0, boost: nil)
                    } ?? .noTickets
            }
        }
        subscriptions = [choices, environment.owner.subscribe { [weak self] in self?.show(message: $0.words) }]
    }

    private static let sunderland = InlineMatchCardDisplayState(
        id: "sunderland-everton",
        header: CompactMatchHeaderDisplayState(
            time: .start(
                CalendarMoment(year: 2025, month: 7, day: 12, hour: 14, minute: 0),
                now: CalendarMoment(year: 2025, month: 7, day: 12, hour: 9, minute: 0)),
            marketCount: 123),
        home: "Sunderland Football Club", away: "Everton",
        outcomes: CompactOutcomesLineDisplayState(outcomes: [
            OutcomeItemDisplayState(id: "home", title: "1", odds: 2.90),
            OutcomeItemDisplayState(id: "draw", title: "X", odds: 3.05),
            OutcomeItemDisplayState(id: "away", title: "2", odds: 2.68),
        ]))
}
