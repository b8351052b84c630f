import Expectations
import Testing

@testable import NcursesScreen
@testable import TerminalKit

@MainActor
struct FrameRecorderTests {
    /// A clock that goes on by hand, and bytes that are counted by hand.
    @MainActor
    private final class World {
        var time = Duration.zero
        var bytes: Int? = 100
    }

    /// A view that takes its time to be laid out and to be drawn.
    private final class SlowView: View {
        let world: World

        init(_ world: World) {
            self.world = world
            super.init()
        }

        override func layoutSubviews() { world.time += .milliseconds(3) }
        override func draw(in painter: Painter) { world.time += .milliseconds(5) }
    }

    private let world = World()
    private let recorder: FrameRecorder
    private let view: SlowView
    private let window: Window

    init() {
        recorder = FrameRecorder(now: { [world] in world.time }, bytesWritten: { [world] in world.bytes })
        view = SlowView(world)
        window = Window(size: Size(width: 10, height: 4), root: ViewController(showing: view))
    }

    /// A frame in which the view is drawn again.
    private func showFrame() {
        view.setNeedsDisplay()
        recorder.frameBegins()
        window.update()
        recorder.frameEnds()
    }

    @Test func `time goes to what it was spent on`() throws {
        recorder.follow(window)

        recorder.measure(.events) {
            world.time += .milliseconds(2)
            window.layOut()
        }
        recorder.frameBegins()
        #expect(window.update())
        recorder.measure(.compare) { world.time += .milliseconds(7) }
        recorder.measure(.output) {
            world.time += .milliseconds(11)
            world.bytes = 164
        }
        recorder.frameEnds()

        let frame = try #require(recorder.frames.first)
        expect(FrameCost.Part.allCases.map { frame[$0] }, is: [2, 3, 5, 7, 11].map { .milliseconds($0) })
        expect(frame.time, is: .milliseconds(28))
        expect(frame.bytes, is: 64)
        expect(frame.viewsLaidOut, is: 1)
        expect(frame.viewsDrawn, is: 1)
        expect(frame.cells, is: 40)
    }

    @Test func `each frame has its own work`() {
        recorder.follow(window)
        for _ in 1...2 { showFrame() }

        expect(recorder.frames.map(\.viewsLaidOut), is: [1, 0])
        expect(recorder.frames.map { $0[.layout] }, is: [.milliseconds(3), .zero])
        expect(recorder.frames.map { $0[.draw] }, is: [.milliseconds(5), .milliseconds(5)])
        expect(recorder.frames.map(\.bytes), is: [0, 0])
    }

    @Test func `where nobody counts bytes there are none`() {
        world.bytes = nil
        recorder.follow(window)
        showFrame()

        expect(recorder.frames.map(\.bytes), is: [nil])
    }

    @Test func `of many frames the last ones are kept, and all are counted`() throws {
        recorder.follow(window)
        let most = FrameRecorder.keptFrames
        for number in 0...2 * most {
            view.setNeedsDisplay()
            recorder.frameBegins()
            window.update()
            world.bytes? += number
            recorder.frameEnds()
        }

        expect(recorder.count, is: 2 * most + 1)
        expect(recorder.frames.compactMap(\.bytes), is: Array(most...2 * most))
    }

    @Test func `a window that nobody measures asks no clock`() {
        window.update()

        expect(window.statistics.layoutTime, is: .zero)
        expect(window.statistics.drawTime, is: .zero)
    }

    @Test func `the system's count is read from its line`() {
        expect(WrittenBytes.count(in: "rchar: 5\nwchar: 1234\nsyscr: 7\n"), is: 1234)
        expect(WrittenBytes.count(in: "rchar: 5\n"), is: nil)
    }
}
