import GomaPictures
import GomaUI
import Testing

/// The article's model of a race does what it says.
@MainActor
struct RaceBoardTests {
    private let environment = ViewEnvironment.simulated()

    private func model() -> RaceBoardModel {
        let runners = [("kite", "Kite", 3.5 as Odds), ("comet", "Comet", 4.2)].map {
            RunnerState(id: $0, name: $1, odds: $2)
        }
        return RaceBoardModel(RaceBoardState(raceID: "ascot-3", runners: runners), in: environment)
    }

    @Test func `a runner keeps its model, its price and its choice when the runners are sorted`() {
        let model = model()
        let comet = model.runnerModels[1]
        model.choose("comet")
        comet.updateOdds(to: 3.2)

        model.update { $0.runners.sort { $0.name < $1.name } }
        comet.updateOdds(to: 3.1)

        #expect(model.runnerModels[0] === comet)
        #expect(model.currentDisplayState.runners.map(\.odds) == [3.1, 3.5])
        #expect(model.currentDisplayState.runners[0].oddsChange == .down)
        #expect(model.currentDisplayState.runners[0].changeCount == 2)
        #expect(model.currentDisplayState.runners.map(\.isSelected) == [true, false])
    }

    @Test func `a bet is placed by the owner's answer, and fails without one`() {
        environment.owner.script = nil
        let model = model()
        let taking = environment.owner.take(BackRunner.self) { $0.request.runner == "kite" ? .done(()) : .later }
        model.choose("kite")
        model.back()
        #expect(model.currentDisplayState.bet == .asked)
        environment.scheduler.advance(by: .zero)
        #expect(model.currentDisplayState.bet == .placed)
        #expect(environment.owner.requests.map(\.description) == ["shop:back-runner race=ascot-3 runner=kite"])

        model.choose("comet")
        model.back()
        environment.scheduler.advance(by: .seconds(5))
        #expect(model.currentDisplayState.bet == .failed(.noAnswer))
        withExtendedLifetime(taking) {}
    }
}
