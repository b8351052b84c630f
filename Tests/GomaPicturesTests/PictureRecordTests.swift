import GomaReview
import GomaTesting
import Testing

@testable import GomaPictures
@testable import TerminalKit

/// What pictures look like, by sums in Tests/Records/pictures.txt; `GOMA_RECORD=all` writes it anew.
@MainActor
struct PictureRecordTests {
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
