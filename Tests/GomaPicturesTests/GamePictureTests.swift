import GomaReview
import GomaTesting
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

    @Test func `pictures are drawn as on record, by a sum for each eight rows`() {
        let scenes = ["jackpot", "roulette", "stadium", "a", "welcome-bonus"].map { name in
            var canvas = PictureCanvas()
            canvas.drawScene(named: name)
            return (name, canvas.bitmap)
        }
        let all = GamePicture.allCases.map { ($0.name, $0.bitmap) } + scenes

        expectRecorded(
            all.map { "\($0) \(sums(of: $1).joined(separator: " "))\n" }.joined(), in: "Tests/Records/pictures.txt")
    }

    private func sums(of picture: Bitmap) -> [String] {
        stride(from: 0, to: picture.size.height, by: 8).map { top in
            let rows = picture.pixels[top * picture.size.width..<(top + 8) * picture.size.width]
            return StableHash.shortID(of: rows.map { "\($0)" }.joined())
        }
    }
}
