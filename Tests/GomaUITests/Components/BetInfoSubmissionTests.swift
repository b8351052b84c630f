import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct BetInfoSubmissionTests {
    private let environment = ViewEnvironment.simulated()

    private func stage(
        _ state: BetInfoSubmissionDisplayState
    ) -> (stage: ComponentHarness<BetInfoSubmissionView>, model: BetInfoSubmissionViewModel) {
        let model = BetInfoSubmissionViewModel(state, in: environment)
        let view = BetInfoSubmissionView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)
        stage.window.resize(to: Size(width: 60, height: 16))
        stage.window.update()
        return (stage, model)
    }

    private func shows(_ text: String, _ stage: ComponentHarness<BetInfoSubmissionView>) -> Bool {
        stage.rows.contains { $0.contains(text) }
    }

    @Test func `every key that is typed is read, and what the bet brings follows`() {
        let (stage, model) = stage(.empty)

        stage.tab()
        stage.type("200")

        expect(model.currentDisplayState.stake, is: "200")
        #expect(shows("XAF 1,000.00", stage))
        #expect(shows("XAF 100.00", stage))
        #expect(shows("XAF 1,100.00", stage))
        #expect(shows("Place bet XAF 200.00", stage))
        expect(stage.calls.last, is: #"BetInfoSubmission.changeStake(to: "200")"#)
    }

    @Test func `clearing the field takes the amount out of the button`() {
        let (stage, model) = stage(.withAmount)

        model.changeStake(to: "")

        #expect(shows("Place bet ", stage))
        #expect(!shows("Place bet XAF", stage))
        #expect(shows("Enter an amount to place the bet", stage))
        #expect(!model.placeBetViewModel.currentDisplayState.isEnabled)
    }

    @Test(arguments: [
        ("1,0,0", "Enter an amount such as"), ("50", "The lowest stake is XAF 100.00"),
        ("600,000", "The highest stake is XAF"), ("30,000", "The stake is above your balance"),
    ])
    func `a stake that cannot be taken says why and keeps the bet from being placed`(text: String, sentence: String) {
        let (stage, model) = stage(.empty)

        model.changeStake(to: text)
        model.placeBet()

        #expect(shows("✗ \(sentence)", stage))
        #expect(!model.placeBetViewModel.currentDisplayState.isEnabled)
        expect(model.currentDisplayState.phase, is: .editing)
    }

    @Test func `why a stake cannot be taken has the row of notices, so that nothing moves`() {
        let (stage, model) = stage(.withAmount)
        let button = stage.rows.firstIndex { $0.contains("Place bet") }

        model.changeStake(to: "600,000")

        #expect(shows("  ✗ The highest stake is XAF 500,000.00", stage))
        expect(stage.rows.firstIndex { $0.contains("Place bet") }, is: button)
        expect(ReadingText.lines(of: stage.view).filter { $0.contains("The highest stake") }.count, is: 1)
    }

    @Test func `the sentence stays when the field is left, and goes with the fault`() {
        let (stage, model) = stage(.empty)
        stage.tab()
        stage.type("50")
        stage.tab()
        #expect(shows("✗ The lowest stake", stage))

        model.changeStake(to: "500")

        #expect(!shows("✗", stage))
    }

    @Test func `quick amounts are added to what was really typed`() {
        let (_, model) = stage(.withAmount)

        model.quickAddViewModels[1].add()

        expect(model.currentDisplayState.stakeAmount, is: 10_250)
    }

    @Test func `invalid tickets keep the bet from being placed, whatever is added`() {
        let (stage, model) = stage(.withAmount)

        model.update { $0.hasValidTickets = false }
        model.quickAddViewModels[0].add()
        #expect(shows("✗ Remove the selections that", stage))
        #expect(!model.placeBetViewModel.currentDisplayState.isEnabled)
        model.update { $0.hasValidTickets = true }

        #expect(model.placeBetViewModel.currentDisplayState.isEnabled)
    }

    @Test func `a bet is on its way, is placed and paid, and after five seconds is placed for good`() {
        let (stage, model) = stage(.withAmount)

        model.placeBet()
        #expect(shows("Placing bet", stage))
        stage.advance(by: Duration.milliseconds(1200))
        #expect(shows("Bet of XAF 10,000.00 placed", stage))
        expect(model.currentDisplayState.limits.balance, is: 15_000)
        stage.advance(by: .seconds(5))

        expect(model.currentDisplayState.phase, is: .confirmed(stake: Money(10_000, "XAF")))
        expectEmpty(model.currentDisplayState.stake)
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `that a bet is placed is said in the colour of text, behind a mark in its own`() throws {
        let (stage, _) = stage(.placed)

        let row = try #require(stage.rows.firstIndex { $0.contains("✓ Bet of XAF") })

        expect(stage.surface[2, row].foreground, is: .role(.alertSuccess))
        expect(stage.surface[4, row].foreground, is: .role(.textPrimary))
    }

    @Test func `a bet on its way cannot be changed or sent again`() {
        let (_, model) = stage(.withAmount)
        model.placeBet()
        let sent = model.currentDisplayState

        model.changeStake(to: "200")
        model.addToStake(100)
        model.placeBet()

        expect(model.currentDisplayState, is: sent)
    }

    @Test func `taking a bet back asks for it, and one that is refused stands with the owner's reason`() {
        environment.owner.script = nil
        let taking = environment.owner.take(TakeBackBet.self) { _ in .refused(reason: "Match has begun") }
        defer { withExtendedLifetime(taking) {} }
        let (stage, model) = stage(.placed)

        model.takeBackBet()
        #expect(shows("Taking the bet back", stage))
        stage.advance(by: .zero)

        #expect(shows("✗ The bet stands: Match has begun", stage))
        expect(model.currentDisplayState.limits.balance, is: 15_000)
    }

    @Test func `the focus goes from placing the bet to taking it back and on to placing it again`() {
        let (stage, model) = stage(.withAmount)
        stage.window.moveFocus(.previous)
        stage.press(.enter)
        stage.advance(by: Duration.milliseconds(1200) + .seconds(1))

        stage.press(.enter)
        stage.advance(by: .seconds(1))
        expect(model.currentDisplayState.phase, is: .editing)
        stage.press(.enter)

        expect(model.currentDisplayState.phase, is: .submitting(odds: 5))
    }

    @Test func `an Enter for placing the bet that comes after the answer does not take it back`() {
        let (stage, model) = stage(.withAmount)
        stage.window.moveFocus(.previous)
        stage.press(.enter)
        let placeButton = stage.window.focusedView
        stage.advance(by: Duration.milliseconds(1200))
        #expect(stage.window.focusedView !== placeButton)
        let placed = model.currentDisplayState.phase

        stage.press(.enter)
        expect(model.currentDisplayState.phase, is: placed)
        stage.advance(by: .milliseconds(500))
        stage.press(.enter)

        expect(model.currentDisplayState.phase, is: .takingBack(stake: Money(10_000, "XAF")))
    }

    @Test func `a second Enter while the bet is on its way reaches nobody`() {
        let (stage, model) = stage(.withAmount)
        stage.window.moveFocus(.previous)
        let button = stage.window.focusedView

        stage.press(.enter, .enter, .enter)

        #expect(stage.window.focusedView === button)
        expect(model.currentDisplayState.stakeAmount, is: 10_000)
        expect(stage.calls, is: ["Button.press()", "BetInfoSubmission.placeBet()"])
    }

    @Test func `a refused bet leaves the keyboard on its button, and a confirmed one too`() {
        let (stage, model) = stage(.withAmount)
        model.environment.owner.script = AnswerScript([.refused, .given])
        stage.window.moveFocus(.previous)
        let button = stage.window.focusedView

        stage.press(.enter)
        stage.advance(by: Duration.milliseconds(1200))
        #expect(stage.window.focusedView === button)
        stage.press(.enter)
        stage.advance(by: Duration.milliseconds(1200))
        stage.advance(by: .seconds(BetInfoSubmissionDisplayState.secondsToTakeBack))

        expectEmpty(model.currentDisplayState.stake)
        #expect(stage.window.focusedView === button)
        let calls = stage.calls
        stage.press(.enter)
        expect(stage.calls, is: calls)
    }

    @Test func `odds that move on the way are why the bet is not taken, and typing begins another`() {
        let (stage, model) = stage(.withAmount)
        model.environment.owner.script = AnswerScript([.refused])
        model.placeBet()

        model.update { $0.odds = 4.5 }
        stage.advance(by: .seconds(2))
        #expect(shows("✗ Bet not placed: the odds have changed", stage))
        expect(model.currentDisplayState.limits.balance, is: 25_000)
        model.changeStake(to: "500")

        expect(model.currentDisplayState.phase, is: .editing)
    }

    @Test func `a selection that closes on the way is why the bet is not taken`() {
        let (stage, model) = stage(.withAmount)
        model.environment.owner.script = AnswerScript([.refused])
        model.placeBet()

        model.update { $0.hasValidTickets = false }
        stage.advance(by: .seconds(2))

        expect(model.currentDisplayState.phase, is: .failed(.selectionClosed))
    }

    @Test func `a bet that nobody answers is waited for, and can be sent again`() {
        let (stage, model) = stage(.withAmount)
        model.environment.owner.script = AnswerScript([.silence, .given])

        model.placeBet()
        stage.advance(by: Owner.patience - .milliseconds(1))
        #expect(shows("Your bet is on its way", stage))
        stage.advance(by: .milliseconds(1))
        #expect(shows("✗ Bet not placed: there was no answer", stage))
        model.placeBet()
        stage.advance(by: Duration.milliseconds(1200))

        #expect(shows("Bet of XAF 10,000.00 placed", stage))
    }

    @Test func `Enter in the stake goes on to the bet's button, and from there places the bet`() {
        let (stage, model) = stage(.empty)
        stage.tab()
        stage.type("200")
        expect(stage.window.focusedView.map { String(nameOf: $0) }, is: "TextField")

        stage.press(.enter)
        expect(stage.window.focusedView.map { String(nameOf: $0) }, is: "ButtonView")
        #expect(!model.currentDisplayState.isStakeFocused)
        expect(model.currentDisplayState.phase, is: .editing)
        stage.press(.enter)

        expect(model.currentDisplayState.phase, is: .submitting(odds: 5))
        expect(stage.calls.suffix(2), is: ["Button.press()", "BetInfoSubmission.placeBet()"])
    }

    @Test func `a stake that is left by Tab is written as the amount that it is`() {
        let (stage, model) = stage(.empty)
        stage.tab()
        stage.type("1500.")

        stage.tab()

        expectEmpty(model.currentDisplayState.stake)
        expect(model.currentDisplayState.isStakeFocused, is: false)
        expect(model.stakeFieldViewModel.currentDisplayState.text, is: "1,500")
    }

    @Test func `Enter in an empty stake goes on to the amounts, and with a fault it stays`() {
        let (stage, _) = stage(.empty)
        stage.tab()
        stage.press(.enter)
        expect(stage.window.focusedView.map { String(nameOf: $0) }, is: "QuickAddButtonView")

        stage.window.moveFocus(.previous)
        stage.type("50")
        stage.press(.enter)

        expect(stage.window.focusedView.map { String(nameOf: $0) }, is: "TextField")
        #expect(shows("✗ The lowest stake", stage))
    }

    @Test func `Enter goes on from the stake too where another slip has come while the keyboard is in it`() {
        let (stage, _) = stage(.empty)
        stage.tab()
        let other = BetInfoSubmissionViewModel(.empty, in: environment)

        stage.view.configure(with: other)
        #expect(other.currentDisplayState.isStakeFocused)
        stage.press(.enter)

        #expect(!other.currentDisplayState.isStakeFocused)
        expect(stage.window.focusedView.map { String(nameOf: $0) }, is: "QuickAddButtonView")
    }

    @Test func `the hint at the stake names where Enter leads`() {
        let (stage, _) = stage(.empty)
        stage.tab()

        let field = sequence(first: stage.window.focusedView, next: { $0?.superview }).compactMap { $0 as? Control }
        let titles = field.flatMap(\.keyBindings).filter { $0.trigger.keys.contains(KeyEvent(.enter)) }.map(\.title)

        expect(titles, is: ["next"])
    }

    @Test func `in Portuguese a stake is read and written the Portuguese way`() {
        let portuguese = ViewEnvironment.simulated(localization: Localization.portuguese)
        let model = BetInfoSubmissionViewModel(.empty, in: portuguese)

        model.changeStake(to: "10.000")
        model.addToStake(250)

        expect(model.stakeFieldViewModel.currentDisplayState.text, is: "10.250")
        expect(model.placeBetViewModel.currentDisplayState.title, is: "Apostar XAF 10.250,00")
    }

    @Test func `a stake typed in one language stays what it is in another`() {
        let french = BetInfoSubmissionViewModel(
            .empty, in: ViewEnvironment.simulated(localization: Localization.french))
        french.changeStake(to: "1250,50")
        french.confirmStake()

        let english = BetInfoSubmissionViewModel(french.currentDisplayState, in: ViewEnvironment.simulated())

        expect(english.stakeFieldViewModel.currentDisplayState.text, is: "1,250.50")
        expect(english.placeBetViewModel.currentDisplayState.title, is: "Place bet XAF 1,250.50")
    }

    @Test func `beside the amounts the field keeps twenty columns, below that they go under it`() {
        let (stage, _) = stage(.withAmount)
        #expect(stage.rows[7].contains("10,000") && stage.rows[7].contains("+100"))

        stage.window.resize(to: Size(width: 40, height: 18))

        #expect(stage.rows[7].contains("10,000") && !stage.rows[7].contains("+100"))
        expect(stage.rows[10], contains: "+500")
    }
}
