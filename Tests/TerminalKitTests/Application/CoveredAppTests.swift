import Expectations
import Testing

@testable import TerminalKit

/// An app while other screens are over it.
@MainActor
struct CoveredAppTests {
    private let home = SampleScreen("home")
    private let over = SampleScreen("over")

    @Test func `another screen in place of the first leaves the focus to a sheet, and begins once that has gone`() {
        let stage = ScreenStage(home)
        let next = SampleScreen("next")
        stage.press(.down)
        home.present(over)
        stage.window.update()

        stage.app.content = next
        #expect(stage.focus === over.knobs[0] && next.events == [])
        stage.press(.escape)

        #expect(stage.focus === next.knobs[0])
        expect(home.events, is: ["appear", "disappear"])
        expect(next.events, is: ["appear"])
    }

    @Test(arguments: [Window.Presentation.sheet, .fullScreen])
    func `what a covered screen gives the focus to has it once all that lies over it is gone`(
        form: Window.Presentation
    ) {
        let stage = ScreenStage(home)
        let upper = SampleScreen("upper")
        home.present(over, as: form)
        over.present(upper)

        stage.window.focus(home.knobs[1])
        stage.window.moveFocus(to: over.knobs[1])
        #expect(stage.focus === upper.knobs[0])
        stage.press(.character("x"), .escape)
        #expect(stage.focus === over.knobs[1] && upper.events == ["appear", "x", "disappear"])
        stage.press(.escape)

        #expect(stage.focus === home.knobs[1])
    }

    @Test func `a message stands in the last row that is seen, also of a screen with the whole window to itself`() {
        let stage = ScreenStage(home)
        home.present(over, as: .fullScreen)
        expect(stage.hints, contains: "mark over")

        stage.app.show(message: "saved")
        expect(stage.hints, is: " saved")
        stage.app.scheduler.advance(by: RootController.messageDuration)
        expect(stage.hints, contains: "mark over")
        stage.app.show(message: "noted")
        expect(stage.hints, is: " noted")
        stage.press(.escape)
        expect(stage.hints, is: " noted")
        stage.app.scheduler.advance(by: RootController.messageDuration)

        expect(stage.hints, contains: "mark home")
    }

    @Test func `a message stands below a sheet over such a screen, and is over when its time is`() {
        let stage = ScreenStage(home)
        let upper = SampleScreen("upper")
        home.present(over, as: .fullScreen)
        over.present(upper)

        stage.app.show(message: "saved")
        expect(stage.hints, is: " saved")
        stage.press(.escape)
        expect(stage.hints, is: " saved")
        stage.app.scheduler.advance(by: RootController.messageDuration)

        expect(stage.hints, contains: "mark over")
    }

    @Test func `a message stands below a list of keys over such a screen, and is over when its time is`() {
        let stage = ScreenStage(home, height: 24)
        home.present(over, as: .fullScreen)
        stage.app.show(message: "saved")
        expect(stage.hints, is: " saved")

        stage.press(.character("?"))
        expect(stage.hints, is: " saved")
        stage.app.scheduler.advance(by: RootController.messageDuration)
        expect(stage.hints, contains: "Esc close")
        stage.app.show(message: "noted")
        expect(stage.hints, is: " noted")
        stage.app.scheduler.advance(by: RootController.messageDuration)

        expect(stage.hints, contains: "Esc close")
    }

    @Test(arguments: [nil, KeyEvent(.character("?")), .control("p")] as [KeyEvent?])
    func `a click on a key that the last row names below a sheet is that key`(opening: KeyEvent?) throws {
        let stage = ScreenStage(home, width: 100, height: 24)
        if let opening { stage.press(opening) } else { home.present(over) }
        stage.window.update()
        let place = try #require(stage.window.surface.firstPlace(of: "Esc close"))

        stage.window.send(.mouse(MouseEvent(.press(.left), at: place)))

        #expect(place.y == 23 && stage.window.topController === stage.app)
    }
}
