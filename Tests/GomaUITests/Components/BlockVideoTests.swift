import Expectations
import Testing

@testable import GomaCatalog

/// What may happen to a video.
struct BlockVideoTests {
    private func makeVideo(frame: Int = 0, _ phase: VideoPhase) -> BlockVideo {
        BlockVideo(title: "Goals", frameNames: ["a", "b", "c"], frame: frame, phase: phase)
    }

    @Test func `a video without pictures is not played`() {
        var video = BlockVideo(title: "Goals", frameNames: [])

        video.togglePlayback(isLoaded: true, moves: true)

        expect(video.phase, is: .ready)
    }

    @Test func `a video stops at its end and stands at its start`() {
        var video = makeVideo(frame: 1, .playing)

        video.frameTimePassed()
        expect(video.frame, is: 2)
        video.frameTimePassed()

        expect(video.phase, is: .ended)
        expect(video.frame, is: 0)
    }

    @Test func `without motion a press shows the next picture`() {
        var video = makeVideo(frame: 1, .paused)

        video.togglePlayback(isLoaded: true, moves: false)
        expect(video.frame, is: 2)
        expect(video.phase, is: .paused)
        video.togglePlayback(isLoaded: true, moves: false)

        expect(video.phase, is: .ended)
    }

    @Test func `a place outside the pictures is none of them`() {
        let video = makeVideo(frame: 99, .paused)

        expect(video.shownFrameName, is: nil)
        expect(video.progress, is: 1)
        expect(video.elapsed, is: video.length)
    }

    @Test func `time that no picture can stay is kept within bounds`() {
        var video = makeVideo(.ready)

        video.frameMilliseconds = .min
        expect(video.frameTime, is: .milliseconds(100))
        video.frameMilliseconds = .max

        expect(video.length, is: .seconds(30))
    }
}
