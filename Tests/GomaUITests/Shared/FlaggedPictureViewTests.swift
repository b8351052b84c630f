import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaPromotions

@MainActor
struct FlaggedPictureViewTests {
    @Test(
        arguments: [
            (.named("stadium"), "NEW"), (.named("stadium"), nil), (.blank, "NEW"), (.none, "NEW"),
        ] as [(FlaggedPicture, String?)])
    func `what is shown once more as it was is not laid out anew`(shown: FlaggedPicture, words: String?) {
        let view = FlaggedPictureView(in: ViewEnvironment.simulated(), rows: 4)
        view.render(shown, label: "Stadium", flag: words)
        let window = Window(size: Size(width: 40, height: 4), root: TopAlignedScreen(view))
        window.update()
        window.statistics = FrameStatistics()

        view.render(shown, label: "Stadium", flag: words)
        window.update()

        #expect(window.statistics.layoutPasses == 0)
    }
}
