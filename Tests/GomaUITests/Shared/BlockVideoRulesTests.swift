import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// How a video is played, picture by picture.
@MainActor
struct BlockVideoRulesTests {
    private let environment = ViewEnvironment.simulated()

    private func video(_ count: Int, at frame: Int = 0, _ phase: VideoPhase = .ready, milliseconds: Int = 500)
        -> BlockVideo
    {
        BlockVideo(
            title: "", frameNames: (0..<count).map(String.init), frameMilliseconds: milliseconds, frame: frame,
            phase: phase)
    }

    @Test(arguments: [
        (99, 100), (100, 100), (101, 101), (9999, 9999), (10_000, 10_000), (10_001, 10_000), (1, 100), (-5, 100),
    ])
    func `a picture stays between a tenth of a second and ten`(milliseconds: Int, time: Int) {
        expect(video(2, milliseconds: milliseconds).frameTime, is: .milliseconds(time))
    }

    @Test(arguments: [
        (VideoPhase.ready, 2, 0.0), (.playing, 0, 0.25), (.playing, 3, 1), (.paused, 1, 0.5), (.ended, 3, 0),
        (.playing, 9, 1), (.loading, 2, 0), (.failed, 2, 0),
    ])
    func `as much of a video is played as has been seen while it plays`(phase: VideoPhase, frame: Int, progress: Double)
    {
        expect(video(4, at: frame, phase).progress, is: progress)
    }

    @Test(arguments: [
        (VideoPhase.ready, false, VideoPhase.loading), (.ready, true, .playing), (.loading, false, .ready),
        (.playing, true, .paused), (.paused, true, .playing), (.ended, true, .playing), (.ended, false, .loading),
        (.failed, false, .loading),
    ])
    func `a press plays, pauses and begins anew`(phase: VideoPhase, isLoaded: Bool, after: VideoPhase) {
        var video = video(4, at: 2, phase)

        video.togglePlayback(isLoaded: isLoaded, moves: true)

        expect(video.phase, is: after)
        expect(video.frame, is: ([.ready, .ended, .failed].contains(phase) ? 0 : 2))
    }

    @Test func `where there is no video to play, none has failed either`() throws {
        let view = VideoBlockView(environment: environment)
        let state = VideoBlockDisplayState(video: video(0, .failed))
        view.configure(with: VideoBlockViewModel(state, in: environment))
        let stage = ComponentHarness(view, width: 60, in: environment)

        let y = try #require(stage.rows.firstIndex { $0.contains("There is no video to play") })
        let x = stage.rows[y].prefix { $0 == " " }.count

        expect(stage.rows[y].dropFirst(x), is: "There is no video to play")
        expect(stage.surface[x, y].foreground, is: .role(.textSecondary))
    }

    @Test func `pictures follow each other in their time, stop at the end, and begin anew from there`() {
        let model = VideoBlockViewModel(VideoBlockDisplayState(video: video(3, .playing)), in: environment)
        let state = { "\(model.currentDisplayState.video.phase) \(model.currentDisplayState.video.frame)" }

        expect(environment.around(.milliseconds(500), state), is: ["playing 0", "playing 1"])
        expect(environment.around(.milliseconds(500), state), is: ["playing 1", "playing 2"])
        expect(environment.around(.milliseconds(500), state), is: ["playing 2", "ended 0"])

        #expect(environment.isAtRest)
    }

    @Test func `a video that is paused stands still, and goes on from there with a whole picture's time`() {
        let model = VideoSectionViewModel(VideoSectionDisplayState(video: video(4, .playing)), in: environment)
        environment.wait(.milliseconds(700))
        model.togglePlayback()
        environment.wait(.seconds(30))
        expect(model.currentDisplayState.video.frame, is: 1)
        expect(environment.isAtRest, is: true)

        model.togglePlayback()

        expect(environment.around(.milliseconds(500)) { model.currentDisplayState.video.frame }, is: [1, 2])
    }

    @Test func `a video whose pictures are to stay shorter goes on at that pace at once`() {
        let model = VideoBlockViewModel(VideoBlockDisplayState(video: video(4, .playing)), in: environment)
        environment.wait(.milliseconds(100))

        model.update { $0.video.frameMilliseconds = 200 }

        expect(environment.around(.milliseconds(200)) { model.currentDisplayState.video.frame }, is: [0, 1])
        expect(environment.around(.milliseconds(200)) { model.currentDisplayState.video.frame }, is: [1, 2])
    }

    @Test func `a video that comes in the place of one that plays has the whole time for its first picture`() {
        let model = VideoBlockViewModel(VideoBlockDisplayState(video: video(4, .playing)), in: environment)
        environment.wait(.milliseconds(300))
        var other = video(2, .playing)
        other.frameNames = ["reef", "mines"]

        model.replaceState(VideoBlockDisplayState(video: other))

        expect(environment.around(.milliseconds(200)) { model.currentDisplayState.video.frame }, is: [0, 0])
        expect(environment.around(.milliseconds(300)) { model.currentDisplayState.video.frame }, is: [0, 1])
    }

    @Test func `a video that comes in the place of one that loads waits for its own pictures`() {
        let model = VideoBlockViewModel(VideoBlockDisplayState(video: video(2)), in: environment)
        model.togglePlayback()
        environment.wait(.milliseconds(600))
        var other = video(2, .loading)
        other.frameNames = ["reef", "mines"]

        model.replaceState(VideoBlockDisplayState(video: other))

        expect(environment.around(.seconds(1)) { model.currentDisplayState.video.phase }, is: [.loading, .playing])
    }

    @Test func `pictures that are there at once are played at once, and those that are not can be asked for again`() {
        let shelf = PictureShelf()
        let environment = ViewEnvironment(imageLoader: shelf)
        let model = VideoBlockViewModel(VideoBlockDisplayState(video: video(2)), in: environment)
        for _ in 0..<2 {
            model.togglePlayback()
            expect(model.currentDisplayState.video.phase, is: .failed)
        }

        for name in ["0", "1"] {
            shelf.pictures[name] = Bitmap(size: Size(width: 1, height: 1), pixels: [RGBColor(0xFF0000)])
        }
        model.togglePlayback()

        expect(model.currentDisplayState.video.phase, is: .playing)
        expect(environment.around(.milliseconds(500)) { model.currentDisplayState.video.frame }, is: [0, 1])
    }

    @Test func `a video that begins with its pictures on their way can be asked for again where there are none`() {
        let model = VideoBlockViewModel(
            VideoBlockDisplayState(video: video(2, .loading)), in: ViewEnvironment(imageLoader: PictureShelf()))
        expect(model.currentDisplayState.video.phase, is: .failed)

        model.togglePlayback()

        expect(model.currentDisplayState.video.phase, is: .failed)
    }
}
