import GomaPictures
import Testing

@testable import GomaCatalog

@MainActor
struct InfoRowTests {
    @Test func `another value brings its own tone along, and none where none is said`() {
        let model = InfoRowViewModel(
            InfoRowDisplayState(id: "bonus", label: "Bonus", value: .money(Money(10, "XAF")), tone: .bonus),
            in: ViewEnvironment.simulated())

        model.updateValue(.text("Expired"), tone: .warning)
        #expect(
            model.currentDisplayState
                == InfoRowDisplayState(id: "bonus", label: "Bonus", value: .text("Expired"), tone: .warning))
        model.updateValue(.text("None"))

        #expect(
            model.currentDisplayState == InfoRowDisplayState(id: "bonus", label: "Bonus", value: .text("None")))
    }
}
