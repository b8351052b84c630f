import Testing

@testable import GomaKit
@testable import GomaPictures
@testable import TerminalKit

@MainActor
struct GamePictureTests {
    @Test func `every picture is drawn, the same every time and unlike all others`() {
        let pictures = GamePicture.allCases.map(\.bitmap)

        #expect(Set(pictures).count == GamePicture.allCases.count)
        #expect(pictures.allSatisfy { $0.size == Size(width: 64, height: 64) && Set($0.pixels).count > 50 })
        #expect(GamePicture.aviator.bitmap == pictures[GamePicture.allCases.firstIndex(of: .aviator) ?? 0])
    }

    @Test func `a picture is found by its name`() {
        #expect(GamePicture(named: "game-aviator") == .aviator)
        #expect(GamePicture(named: "aviator") == nil)
        #expect(GamePicture(named: "play-aviator") == nil)
        #expect(GamePicture(named: "game-nothing") == nil)
        #expect(GamePicture.aviator.name == "game-aviator")
    }
}
