import TerminalKit
import Testing

@testable import GomaGallery

/// The list of fields by itself.
@MainActor
struct ControlsViewTests {
    private final class Holder: ViewController {
        private let controls: ControlsView
        init(_ controls: ControlsView) { self.controls = controls }
        override func loadView() -> View { controls }
    }

    @Test func `the fields are asked for once, and once more when they are others`() {
        let controls = ControlsView()
        var askedCount = 0
        controls.onNeedsFields = {
            askedCount += 1
            return []
        }
        let window = Window(size: Size(width: 40, height: 6), root: Holder(controls))

        window.update()
        #expect(askedCount == 1)
        controls.setNeedsLayout()
        window.update()
        #expect(askedCount == 1)
        controls.fieldsChanged()
        window.update()

        #expect(askedCount == 2)
    }
}
