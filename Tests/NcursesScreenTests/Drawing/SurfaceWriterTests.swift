import Expectations
import Testing

@testable import NcursesScreen
@testable import TerminalKit

@MainActor
@Suite struct SurfaceWriterTests {
    private struct NoColors: ColorResolver {
        func color(of role: ColorRole) -> RGBColor? { nil }
        func isEmphasis(_ role: ColorRole) -> Bool { false }
    }

    private var writer = SurfaceWriter(
        colors: NoColors(), depth: .indexed256,
        allocator: NcursesColorPairs(limit: 8, hasDefaultColors: true, depth: .indexed256, isDirect: false))

    private func surface(_ clusters: some Collection<Cluster>) -> Surface {
        var surface = Surface(size: Size(width: clusters.count, height: 1))
        for (x, cluster) in clusters.enumerated() { surface[x, 0] = Cell(cluster: cluster) }
        return surface
    }

    /// Letters of scripts other than Latin, all different.
    private func letters(_ range: Range<Int>) -> [Cluster] {
        range.compactMap { Unicode.Scalar(UInt32(0x1_0000 + $0)) }.map { Cluster($0) }
    }

    @Test mutating func `so many clusters are remembered and no more`() {
        let most = 16_384
        _ = writer.write(surface(letters(0..<most)), limit: Size(width: most, height: 1))
        expect(writer.encodedCount, is: most)

        _ = writer.write(surface(letters(0..<most)), limit: Size(width: most, height: 1))
        expect(writer.encodedCount, is: most)
        _ = writer.write(surface(letters(most..<most + 1)), limit: Size(width: most, height: 1))

        expect(writer.encodedCount, is: 1)
    }

    @Test mutating func `what has not changed is not written, and what is forgotten is`() {
        let (size, text) = (Size(width: 3, height: 1), surface([Cluster("a" as Unicode.Scalar), .space, .space]))
        var written = [writer.write(text, limit: size), writer.write(text, limit: size)]
        writer.forget()
        written.append(writer.write(text, limit: size))
        writer.setColors(NoColors())
        written += [writer.write(text, limit: size), writer.write(text, limit: size)]

        expect(written, is: [true, false, true, true, false])
    }

    @Test(arguments: [(3, true), (2, true), (1, true), (0, false)])
    mutating func `only what the terminal has room for is written`(width: Int, isWritten: Bool) {
        let text = surface([Cluster("é" as Unicode.Scalar), Cluster("ß" as Unicode.Scalar), .space])

        let written = [
            writer.write(text, limit: Size(width: width, height: 1)),
            writer.write(text, limit: Size(width: 3, height: 0)),
        ]

        expect(written, is: [isWritten, false])
        expect(writer.encodedCount, is: min(width, 2))
    }

    // MARK: Frames

    private final class Lines: ListViewDataSource {
        let rowCount = 50

        func view(forRow row: Int, reusing view: View?) -> View { Label("line \(row)") }
    }

    private let size = Size(width: 12, height: 6)

    @Test mutating func `of a frame what has changed since the one before is written`() {
        let (list, lines) = (ListView(), Lines())
        list.dataSource = lines
        let window = Window(size: size, root: ViewController(showing: list))
        window.update()

        var written = [writer.write(window.takeFrame(), limit: size), writer.write(window.takeFrame(), limit: size)]
        list.firstVisibleRow = 2
        window.update()
        written += [writer.write(window.takeFrame(), limit: size), writer.write(window.surface, limit: size)]

        expect(written, is: [true, false, true, false])
    }

    @Test mutating func `a frame that follows one that was not written is written whole`() {
        let (list, lines) = (ListView(), Lines())
        list.dataSource = lines
        let window = Window(size: size, root: ViewController(showing: list))
        window.update()
        _ = writer.write(window.takeFrame(), limit: size)

        list.firstVisibleRow = 2
        window.update()
        _ = window.takeFrame()
        let written = [writer.write(window.takeFrame(), limit: size), writer.write(window.surface, limit: size)]

        expect(written, is: [true, false])
    }

    @Test mutating func `of a frame that follows the one that was written only its changes are looked at`() {
        let (first, second) = (WindowFrame.Mark(), WindowFrame.Mark())
        let (blank, text) = (surface([Cluster.space, .space]), surface([Cluster("a" as Unicode.Scalar), .space]))
        let size = Size(width: 2, height: 1)

        let written = [
            writer.write(
                WindowFrame(surface: blank, changes: SurfaceChanges(), base: WindowFrame.Mark(), mark: first),
                limit: size),
            writer.write(
                WindowFrame(surface: text, changes: SurfaceChanges(), base: first, mark: second), limit: size),
            writer.write(text, limit: size),
        ]

        expect(written, is: [true, false, true])
    }
}
