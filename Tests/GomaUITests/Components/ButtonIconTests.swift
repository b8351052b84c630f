@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct ButtonIconTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [
        (ButtonIconDisplayState.bookingCode, " ↗ Booking code"), (.clearBetslip, " Clear bet slip ×"),
        (.textOnly, " Continue"), (.filled, "▐$ Action▌"), (.disabled, " ★ Disabled button"),
        (.square, " ↗ Square"),
    ])
    func `the icon stands on the side that it belongs to, and leaves no hole`(
        state: ButtonIconDisplayState, row: String
    ) {
        expect(stage(ButtonIconViewModel(state, in: environment)).rows, is: [row])
    }

    @Test func `a press is told to the model and then to the owner`() {
        let model = ButtonIconViewModel(.share, in: environment)
        let stage = stage(model)
        var presses = 0
        model.onPress = { presses += 1 }

        stage.tab()
        stage.press(.enter)

        expect(presses, is: 1)
        expect(stage.calls, is: ["ButtonIcon.press()"])
    }

    @Test func `a disabled one refuses presses from anywhere`() {
        let model = ButtonIconViewModel(.disabled, in: environment)
        let stage = stage(model)
        var presses = 0
        model.onPress = { presses += 1 }

        stage.tab()
        stage.click(x: 4, y: 0)
        model.press()

        expect(presses, is: 0)
        #expect(!stage.view.isFocused)
    }

    @Test func `nothing of an icon or ground is left when they go`() {
        let model = ButtonIconViewModel(.filled, in: environment)
        let stage = stage(model)

        model.update { ($0.icon, $0.ground, $0.title) = (nil, nil, "Continue") }

        expect(stage.rows, is: [" Continue"])
    }

    @Test(arguments: [("", "› chart"), ("Statistics", "› Statistics")])
    func `a picture is read by what it shows where there is no title, and not beside one`(
        title: String, words: String
    ) {
        let state = ButtonIconDisplayState(id: "statistics", title: title, icon: .picture(.chart))
        let stage = stage(ButtonIconViewModel(state, in: environment))

        expect(ReadingText.lines(of: stage.view), is: [words])
    }

    private func stage(_ model: ButtonIconViewModel) -> ComponentHarness<ButtonIconView> {
        let view = ButtonIconView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: 30, in: environment)
    }
}
