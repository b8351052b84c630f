import Expectations
import Testing

@testable import GomaKit
@testable import GomaPictures
@testable import TerminalKit

@MainActor
struct GamePictureTests {
    @Test func `every picture is drawn, and unlike all others`() {
        let pictures = GamePicture.allCases.map(\.bitmap)

        expect(Set(pictures).count, is: GamePicture.allCases.count)
        #expect(pictures.allSatisfy { $0.size == Size(width: 64, height: 64) && Set($0.pixels).count > 50 })
    }

    @Test func `a picture is found by its name`() {
        expect(GamePicture(named: "game-aviator"), is: .aviator)
        expect(GamePicture(named: "aviator"), is: nil)
        expect(GamePicture(named: "play-aviator"), is: nil)
        expect(GamePicture(named: "game-nothing"), is: nil)
        expect(GamePicture.aviator.name, is: "game-aviator")
    }

    private func scene(_ name: String) -> Bitmap {
        var canvas = PictureCanvas()
        canvas.drawScene(named: name)
        return canvas.bitmap
    }

    @Test func `moments of one scene have the sun on its way across, and begin again after the eighth`() {
        let moments = (1...9).map { scene("dawn-\($0)") }

        let (first, last) = (moments[0], moments[7])
        expect(Set(moments[..<8]).count, is: 8)
        expect(moments[8], is: first)
        expect(first[14, 27], is: last[49, 27])
        expect(first[49, 27], isNot: last[49, 27])
        expect(last[14, 27], isNot: first[14, 27])
        expect(scene("dusk-hill-3"), isNot: scene("dusk-vale-3"))
    }
}
