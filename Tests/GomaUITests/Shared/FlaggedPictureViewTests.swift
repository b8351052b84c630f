import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaPromotions

@MainActor
struct FlaggedPictureViewTests {
    @Test(
        arguments: [
            ("stadium", "NEW", false), ("stadium", nil, false), (nil, "NEW", true), (nil, "NEW", false),
        ] as [(String?, String?, Bool)])
    func `what is shown once more as it was is not laid out anew`(name: String?, words: String?, isBlank: Bool) {
        let view = FlaggedPictureView(in: ViewEnvironment.simulated(), rows: 4)
        view.render(name, label: "Stadium", flag: words, isBlank: isBlank)
        let window = Window(size: Size(width: 40, height: 4), root: TopAlignedScreen(view))
        window.update()
        window.statistics = FrameStatistics()

        view.render(name, label: "Stadium", flag: words, isBlank: isBlank)
        window.update()

        expect(window.statistics.layoutPasses, is: 0)
    }
}
