import GomaUI
import NcursesScreen

@main
struct OddsApp {
    @MainActor
    static func main() async throws {
        let environment = ViewEnvironment()
        let prices: [(String, Odds)] = [("1", 1.85), ("X", 3.40), ("2", 4.20)]
        let outcomes = prices.map { OutcomeItemDisplayState(id: $0, title: $0, odds: $1) }
        let model = CompactOutcomesLineViewModel(CompactOutcomesLineDisplayState(outcomes: outcomes), in: environment)
        let line = CompactOutcomesLineView(environment: environment)
        line.configure(with: model)
        let app = RootController(line, in: environment)
        let requests = environment.owner.subscribe { app.show(message: $0.words) }
        await TerminalApplication.launch(app, colors: try ThemeLibrary.embedded.theme(named: "goma-dark"))
        withExtendedLifetime(requests) {}
    }
}
