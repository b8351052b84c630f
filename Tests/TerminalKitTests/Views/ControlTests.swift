import Testing

@testable import TerminalKit

@MainActor
@Suite struct ControlTests {
    private let knob = Knob("one")

    @Test func `a control that fades is drawn fainter while it is out of use`() {
        knob.embed(Label("odds"))
        knob.fadesWhenDisabled = true
        let stage = ViewHarness(knob, width: 6, height: 1)
        #expect(!isDim(stage))

        knob.isEnabled = false
        #expect(isDim(stage))
        #expect(stage.rows == ["odds"])

        knob.isEnabled = true
        #expect(!isDim(stage))
    }

    @Test func `other controls show by their parts that they are out of use`() {
        knob.embed(Label("odds"))
        let stage = ViewHarness(knob, width: 6, height: 1)

        knob.isEnabled = false

        #expect(!isDim(stage))
    }

    private func isDim(_ stage: ViewHarness) -> Bool {
        stage.window.update()
        return stage.window.surface[1, 0].attributes.contains(.dim)
    }
}
