@testable import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct ButtonIconTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [
        (ButtonIconDisplayState.bookingCode, " ↗ Booking Code"), (.clearBetslip, " Clear Betslip ✗"),
        (.textOnly, " Continue"), (.filled, "▐$ Action▌"), (.disabled, " ★ Disabled Button"),
        (.square, " ↗ Square"),
    ])
    func `the icon stands on the side that it belongs to, and leaves no hole`(
        state: ButtonIconDisplayState, row: String
    ) {
        #expect(stage(ButtonIconViewModel(state, in: environment)).rows == [row])
    }

    @Test func `a press is told to the model and then to the owner`() {
        let model = ButtonIconViewModel(.share, in: environment)
        let stage = stage(model)
        var presses = 0
        model.onPress = { presses += 1 }

        stage.tab()
        stage.press(.enter)

        #expect(presses == 1)
        #expect(stage.calls == ["ButtonIcon.press()"])
    }

    @Test func `a disabled one refuses presses from anywhere`() {
        let model = ButtonIconViewModel(.disabled, in: environment)
        let stage = stage(model)
        var presses = 0
        model.onPress = { presses += 1 }

        stage.tab()
        stage.click(x: 4, y: 0)
        model.press()

        #expect(presses == 0)
        #expect(!stage.view.isFocused)
    }

    @Test func `nothing of an icon or ground is left when they go`() {
        let model = ButtonIconViewModel(.filled, in: environment)
        let stage = stage(model)

        model.updateIcon(nil)
        model.updateRoles(ground: nil)
        model.updateTitle("Continue")

        #expect(stage.rows == [" Continue"])
    }

    @Test func `each part takes the role that is meant for it, and the button's own where none is said`() {
        let model = ButtonIconViewModel(ButtonIconDisplayState(id: "share", title: "Share"), in: environment)

        model.updateRoles(ground: .highlightPrimary, text: .alertError, icon: .alertSuccess)
        model.updateLayout(.iconRight)
        #expect(
            model.currentDisplayState
                == ButtonIconDisplayState(
                    id: "share", title: "Share", layout: .iconRight, ground: .highlightPrimary, text: .alertError,
                    iconRole: .alertSuccess))
        model.updateRoles(ground: .highlightPrimary)
        model.updateLayout(.iconLeft)

        #expect(
            model.currentDisplayState
                == ButtonIconDisplayState(id: "share", title: "Share", ground: .highlightPrimary))
    }

    private func stage(_ model: ButtonIconViewModel) -> ComponentHarness<ButtonIconView> {
        let view = ButtonIconView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: 30, in: environment)
    }
}
