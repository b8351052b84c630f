import GomaUI

/// A runner that can be bet on: one of many, with a price that moves.
struct RunnerState: DisplayState, Identifiable, OneOfMany, MovingPrice {
    var id: String
    var name: String
    var odds: Odds?
    var oddsChange = OddsChange.none
    var changeCount = 0
    var isSelected = false

    static let blank = Self(id: "", name: "")
}

/// The runners of a race, and how far a bet on one of them has come.
struct RaceBoardState: DisplayState {
    var raceID: String
    var runners: [RunnerState]
    var bet = Bet.open

    enum Bet: Codable, Hashable { case open, asked, placed, failed(RequestFailure) }

    static let blank = Self(raceID: "", runners: [.blank, .blank])
}

/// A bet on a runner, as the app's owner takes it.
struct BackRunner: ComponentRequest {
    static let name = "shop:back-runner"
    let race: String
    let runner: String
    var words: String { "back \(runner) in the race \(race)" }
}

// Each runner has a model of its own, which stays with it when the runners are sorted anew.
final class RunnerModel: ViewModel<RunnerState> {
    func updateOdds(to odds: Odds) { update { $0.movePrice(to: odds) } }
}

final class RaceBoardModel: ViewModel<RaceBoardState> {
    var runnerModels: [RunnerModel] { parts(\.runners, RunnerModel.init) }

    func choose(_ id: String) { update { $0.runners.choose(id) } }

    func back() { update { $0.bet = .asked } }

    // While the state waits, the owner is asked; when it waits no more, the question is forgotten.
    override func keepTime(for state: RaceBoardState, after old: RaceBoardState?) {
        let chosen = state.runners.first(where: \.isSelected)?.id ?? ""
        ask(to: BackRunner(race: state.raceID, runner: chosen), while: state.bet == .asked) { [weak self] answer in
            self?.update { $0.bet = answer.failure.map(RaceBoardState.Bet.failed) ?? .placed }
        }
    }
}
