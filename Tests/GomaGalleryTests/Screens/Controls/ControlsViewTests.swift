import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

/// The list of fields by itself.
@MainActor
struct ControlsViewTests {
    @Test func `the fields are asked for once, and once more when they are others`() {
        let controls = ControlsView()
        var askedCount = 0
        controls.onNeedsFields = {
            askedCount += 1
            return []
        }
        let window = Window(size: Size(width: 40, height: 6), root: ViewController(showing: controls))

        window.update()
        expect(askedCount, is: 1)
        controls.setNeedsLayout()
        window.update()
        expect(askedCount, is: 1)
        controls.fieldsChanged()
        window.update()

        expect(askedCount, is: 2)
    }

    @Test func `a value that is being typed stays on its row in a window of fewer rows`() {
        let controls = ControlsView()
        let values = Dictionary(uniqueKeysWithValues: "abcdefgh".map { (String($0), JSONValue.string("")) })
        let fields = ControlTree(.object(values), schema: .unknown).fields
        controls.onNeedsFields = { fields }
        let window = Window(size: Size(width: 40, height: 12), root: ViewController(showing: controls))
        window.update()
        controls.select(id: "h")
        controls.edit(id: "h", text: "typed", upTo: 20)
        window.update()
        expect(window.surface.rows[7], contains: "typed")

        window.send(.resize(Size(width: 40, height: 4)))
        window.update()

        expect(window.surface.rows[3], contains: "typed")
        #expect(controls.isEditing)
    }
}
