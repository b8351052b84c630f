import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaPromotions

/// Who may play a game, with money and without, and what each press leads to.
@MainActor
struct CasinoGamePlayModeSelectorRulesTests {
    private let environment = ViewEnvironment.simulated()

    private func model(
        _ access: CasinoGameAccess, hasPractice: Bool = true, isLoading: Bool = false,
        start: CasinoGameStart = .choosing
    ) -> CasinoGamePlayModeSelectorViewModel {
        CasinoGamePlayModeSelectorViewModel(
            CasinoGamePlayModeSelectorDisplayState(
                id: "aviator", name: "Aviator", access: access, hasPractice: hasPractice, isLoading: isLoading,
                start: start),
            in: environment)
    }

    @Test(arguments: [
        (CasinoGameAccess.guest, "Log in to play", ["account:open-login game=aviator"]),
        (.balanceTooLow, "Deposit to play", ["account:open-deposit game=aviator"]),
        (.player, "Play now", ["casino:play-game id=aviator isPractice=false"]),
        (.unavailable, "Not available now", []),
    ])
    func `a press on the first way leads where the customer has to go`(
        access: CasinoGameAccess, title: String, requests: [String]
    ) {
        let model = model(access)
        let button = model.playButtonViewModel.currentDisplayState
        expect(button.isEnabled, is: (access != .unavailable))

        model.playButtonViewModel.press()

        expect(button.title, is: title)
        expect(environment.owner.requests.map(\.description), is: requests)
        expect((model.currentDisplayState.start == .starting(isPractice: false)), is: (access == .player))
    }

    @Test(arguments: CasinoGameAccess.allCases, [true, false])
    func `practice is offered to all where there is any, as long as the game can be played`(
        access: CasinoGameAccess, hasPractice: Bool
    ) {
        let model = model(access, hasPractice: hasPractice)
        let isOffered = hasPractice && access != .unavailable
        expect((model.practiceButtonViewModel != nil), is: isOffered)

        model.practiceButtonViewModel?.press()

        expect((model.currentDisplayState.start == .starting(isPractice: true)), is: isOffered)
    }

    @Test(arguments: [
        (false, CasinoGameStart.choosing, true), (true, .choosing, false), (false, .starting(isPractice: true), false),
        (false, .failed(.refused), true), (true, .failed(.refused), false),
    ])
    func `there is a choice while nothing is on its way`(isLoading: Bool, start: CasinoGameStart, isOpen: Bool) {
        var state = model(.player, isLoading: isLoading, start: start).currentDisplayState
        expect(state.isOpen, is: isOpen)

        state.begin(isPractice: false)

        expect(state.start, is: (isOpen ? .starting(isPractice: false) : start))
    }

    @Test func `a game is opened once, however often it is asked for, and again afterwards`() {
        let model = model(.player)
        for isPractice in [false, true] {
            for _ in 0..<3 {
                (isPractice ? model.practiceButtonViewModel : model.playButtonViewModel)?.press()
            }
            environment.wait(.seconds(1))
            expect(
                environment.owner.requests.last?.description, is: "casino:play-game id=aviator isPractice=\(isPractice)"
            )
        }

        expect(environment.owner.requests.count, is: 2)
        expect(environment.isAtRest, is: true)
    }

    @Test(arguments: [
        (RequestFailure.refused, CasinoGameStart.choosing), (.noAnswer, .failed(.noAnswer)),
        (.told("All seats are taken"), .failed(.told("All seats are taken"))),
    ])
    func `that a game did not open is not taken for not knowing it, once nobody can play it`(
        failure: RequestFailure, start: CasinoGameStart
    ) {
        let model = model(.player, start: .failed(failure))

        model.update { $0.access = .unavailable }

        expect(model.currentDisplayState.start, is: start)
        expect(model.currentDisplayState.access, is: .unavailable)
        #expect(!model.playButtonViewModel.currentDisplayState.isEnabled)
    }

    @Test(arguments: [
        (String?.none, CasinoGameStart.choosing), ("All seats are taken", .failed(.told("All seats are taken"))),
    ])
    func `that a game did not open is not taken for not knowing it, where nobody can play it by then`(
        reason: String?, start: CasinoGameStart
    ) {
        let taking = environment.owner.take(PlayGame.self) { question in
            question.answer(after: .seconds(1), .refused(reason: reason))
            return .later
        }
        defer { withExtendedLifetime(taking) {} }
        let model = model(.player, start: .starting(isPractice: false))

        model.update { $0.access = .unavailable }
        environment.wait(.seconds(1))

        expect(model.currentDisplayState.start, is: start)
        expect(model.currentDisplayState.access, is: .unavailable)
    }

    @Test(arguments: [RequestFailure.refused, .noAnswer, .told("The reels are being mended")])
    func `that it was not known what a game is like is not taken for failing to open it, once it can be played`(
        failure: RequestFailure
    ) {
        let model = model(.unavailable, start: .failed(failure))

        model.update { $0.access = .player }

        expect(model.currentDisplayState.start, is: .choosing)
        expect(model.currentDisplayState.isOpen, is: true)
    }

    @Test func `a game that is available again is as its customer may play it`() {
        let model = model(.unavailable)
        let taking = environment.owner.take(LoadGame.self) { _ in .done(.balanceTooLow) }
        defer { withExtendedLifetime(taking) {} }

        for access in [CasinoGameAccess.balanceTooLow, .balanceTooLow] {
            model.refresh()
            #expect(!model.currentDisplayState.isOpen)
            environment.wait(.seconds(1))
            expect(model.currentDisplayState.access, is: access)
        }
    }

    @Test func `a game that comes in the place of one that is asked about is asked about itself`() {
        let taking = environment.owner.take(LoadGame.self) { question in
            let access: CasinoGameAccess = question.request.id == "mines" ? .balanceTooLow : .player
            question.answer(after: .seconds(1), .done(access))
            return .later
        }
        defer { withExtendedLifetime(taking) {} }
        let model = model(.guest, isLoading: true)

        model.replaceState(CasinoGamePlayModeSelectorDisplayState(id: "mines", name: "Mines", isLoading: true))
        environment.wait(.seconds(1))

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "casino:load-game id=aviator", "casino:load-game id=mines",
            ])
        expect(model.currentDisplayState.access, is: .balanceTooLow)
        expect(model.currentDisplayState.isLoading, is: false)
    }

    @Test func `a game that opens in the place of another is opened itself`() {
        let model = model(.player, start: .starting(isPractice: false))

        model.replaceState(
            CasinoGamePlayModeSelectorDisplayState(
                id: "mines", name: "Mines", access: .player, start: .starting(isPractice: true)))

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "casino:play-game id=aviator isPractice=false", "casino:play-game id=mines isPractice=true",
            ])
    }
}
