import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import TerminalKit

@MainActor
struct ActionRowTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `what a press does is read anew once it is something else, though nothing of the row is drawn anew`() {
        let model = ActionRowViewModel(
            ActionRowDisplayState(id: "share", title: "Share", trailingIcon: .share), in: environment)
        let view = ActionRowView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 30, in: environment)
        stage.tab()
        var askedFrames = 0
        stage.window.onNeedsFrame = { askedFrames += 1 }

        model.update { $0.kind = .action }

        expect(askedFrames, is: 1)
        expect(view.keyBindings.map(\.title), is: ["press"])
    }

    @Test(arguments: [ActionRowTone.success, .failure], [Glyphs.unicode, .ascii])
    func `a title behind a mark begins where one behind an icon does`(tone: ActionRowTone, glyphs: Glyphs) throws {
        let environment = ViewEnvironment.simulated(glyphs: glyphs)
        let places = try [
            ActionRowDisplayState(id: "row", title: "Title", icon: .bell),
            ActionRowDisplayState(id: "row", title: "Title", tone: tone),
        ].map { state in
            let view = ActionRowView(environment: environment)
            view.configure(with: ActionRowViewModel(state, in: environment))
            return try #require(ComponentHarness(view, width: 30, in: environment).surface.firstPlace(of: "Title"))
        }

        expect(places[0], is: places[1])
    }
}
