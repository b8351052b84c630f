import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

/// Cards in a strip that shows one of them and the beginning of the next.
@MainActor
struct PromotionalBonusCardsScrollTests {
    private let environment = ViewEnvironment.simulated()

    private func makeStage(width: Int = 56) -> ComponentHarness<PromotionalBonusCardsScrollView> {
        let view = PromotionalBonusCardsScrollView(environment: environment)
        view.configure(with: PromotionalBonusCardsScrollViewModel(.four, in: environment))
        return ComponentHarness(view, width: width, in: environment)
    }

    @Test func `the wheel goes from card to card, and is left to the page around at both ends`() {
        let stage = makeStage()

        let actions: [MouseEvent.Action] = [.wheelUp, .wheelDown, .wheelDown, .wheelDown, .wheelDown, .wheelUp]
        let pages = actions.map { action in
            let isTaken = stage.window.send(.mouse(MouseEvent(action, at: Point(x: 4, y: 4))))
            return isTaken ? stage.view.interfaceState : nil
        }

        expect(pages, is: [nil, 1, 2, 3, nil, 2])
    }

    @Test func `a click on a card that is cut at the left brings it back, and one on a card in view moves nothing`() {
        let stage = makeStage()
        stage.view.interfaceState = 3
        stage.advance(by: .seconds(1))

        stage.click(x: 3, y: 3)
        expect(stage.view.interfaceState, is: 2)
        stage.advance(by: .seconds(1))
        stage.click(x: 20, y: 3)

        expect(stage.view.interfaceState, is: 2)
    }

    @Test func `other bonuses take the place of those that were advertised`() throws {
        let stage = makeStage()
        let model = try #require(stage.view.viewModel as? PromotionalBonusCardsScrollViewModel)
        let card = try #require(model.currentDisplayState.cards.last)

        model.update { $0.cards = [card] }
        stage.advance(by: .zero)

        expect(model.currentDisplayState.cards, is: [card])
        #expect(stage.rows.contains { $0.contains(card.title) })
    }

    @Test func `other bonuses begin with the first, and the one that the strip stands at is stayed with`() throws {
        let stage = makeStage()
        let model = try #require(stage.view.viewModel as? PromotionalBonusCardsScrollViewModel)
        let cards = model.currentDisplayState.cards
        try #require(cards.count == 4)
        stage.view.interfaceState = 1

        model.update { $0.cards = [cards[3], cards[0], cards[1], cards[2]] }
        stage.advance(by: .seconds(1))
        expect(stage.view.interfaceState, is: 2)
        model.update { state in
            state.cards = cards.map { card in
                var other = card
                other.id += "-other"
                return other
            }
        }
        stage.advance(by: .seconds(1))

        expect(stage.view.interfaceState, is: 0)
    }

    @Test func `Tab comes first to a bonus that has come before the others`() throws {
        let stage = makeStage(width: 100)
        let model = try #require(stage.view.viewModel as? PromotionalBonusCardsScrollViewModel)

        model.update { $0.cards.insert(PromotionalBonusCardDisplayState(id: "cup", header: "", title: "Cup"), at: 0) }
        stage.view.interfaceState = 0
        for time in [Duration.zero, .seconds(1)] { stage.advance(by: time) }
        stage.tab()
        stage.press(.enter)

        expect(environment.owner.requests.map(\.description), is: ["promotions:claim-bonus id=cup"])
    }

    @Test func `the focus is in the bonus in view once fewer others have come`() throws {
        let stage = makeStage()
        let model = try #require(stage.view.viewModel as? PromotionalBonusCardsScrollViewModel)
        stage.view.interfaceState = 1
        stage.advance(by: .seconds(1))
        stage.tab()

        model.replaceState(
            PromotionalBonusCardsScrollDisplayState(
                id: "others",
                cards: ["cup", "league"].map { PromotionalBonusCardDisplayState(id: $0, header: "", title: $0) }))
        for time in [Duration.zero, .seconds(1)] { stage.advance(by: time) }
        stage.press(.enter)

        expect(environment.owner.requests.map(\.description), is: ["promotions:claim-bonus id=cup"])
    }

    @Test func `the focus is in the bonus in view once there is no more room for the one that had it`() {
        let stage = makeStage(width: 100)
        for _ in 0..<3 { stage.tab() }

        stage.window.resize(to: Size(width: 56, height: stage.window.size.height))
        for time in [Duration.zero, .seconds(1)] { stage.advance(by: time) }
        stage.press(.enter)

        expect(environment.owner.requests.map(\.description), is: ["promotions:claim-bonus id=double"])
    }

    @Test func `another model begins with its first bonus, wherever it has the one that was shown before`() {
        let stage = makeStage()
        var other = PromotionalBonusCardsScrollDisplayState.four
        other.cards.reverse()

        stage.view.configure(with: PromotionalBonusCardsScrollViewModel(other, in: environment))
        stage.advance(by: .seconds(1))

        expect(stage.view.interfaceState, is: 0)
    }
}
