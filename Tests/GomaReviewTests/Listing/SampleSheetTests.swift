import TerminalKit
import Testing

@testable import GomaReview

struct SampleSheetTests {
    @Test func `three boxes stand side by side, each closed at all its corners`() {
        let rows = SampleSheet.borders(.unicode)

        #expect(
            rows == [
                "╭──────╮  ┏━━━━━━┓  ╭┄┄┄┄┄┄╮", "│      │  ┃      ┃  ┆      ┆", "╰──────╯  ┗━━━━━━┛  ╰┄┄┄┄┄┄╯",
            ])
    }
}
