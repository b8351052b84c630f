import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaPromotions

/// The way of a window over pages, and where it ends.
@MainActor
struct CarouselStripTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `in a window of another width the strip stands at once where it was going to, and stays there`() {
        let strip = CarouselStrip(.cards, in: environment)
        strip.show(["a", "b", "c", "d"].map { Label($0) }, at: 0)
        let window = Window(
            size: Size(width: 56, height: 3), root: TopAlignedScreen(strip), scheduler: environment.scheduler)
        window.update()
        #expect(strip.slide(to: 1))
        environment.scheduler.advance(by: .milliseconds(40))
        window.update()
        expect(strip.contentOffset, is: 26)

        window.resize(to: Size(width: 60, height: 3))
        window.update()
        expect(strip.contentOffset, is: 46)
        environment.scheduler.advance(by: .milliseconds(80))

        expect(strip.contentOffset, is: 46)
        expect(environment.isAtRest, is: true)
    }
}
