import GomaReview
import GomaTesting
import TerminalKit
import Testing

@testable import GomaGallery

/// What the gallery shows along random input, by sums in Tests/Records/Gallery; `GOMA_RECORD=all` writes it anew. Its samples
/// stay as they are whatever becomes of the components.
@MainActor
struct GalleryRecordTests {
    private static let sizes = [
        Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 160, height: 50),
    ]

    @Test(arguments: try Shard.ofTests().part(of: ScreenSweepTests.Place.allCases))
    func `the gallery does what is on record`(place: ScreenSweepTests.Place) throws {
        var lines: [String] = []
        for size in Self.sizes {
            for seed in 1...4 {
                let stage = try GalleryHarness(
                    width: size.width, height: size.height, hasTiles: seed.isMultiple(of: 2),
                    registry: SampleRegistry.make(),
                    glyphs: seed == 4 ? .ascii : .unicode)
                for step in place.path { stage.go(step) }
                let first = stage.window.surface.sum
                var trace = ScreenTrace(
                    of: stage.window, scheduler: stage.services.environment.scheduler, seed: UInt64(seed))
                let sums = trace.sums(steps: 60, each: 6, isOver: { stage.hasQuit }) { stage.update() }
                lines.append("\(size.width)×\(size.height), seed \(seed): \(([first] + sums).joined(separator: " "))\n")
            }
        }

        expectRecorded(lines.joined(), in: "Tests/Records/Gallery/\(place).txt")
    }
}
