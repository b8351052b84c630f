/// A video as a terminal shows it: its poster or the picture it stands at, what a press does, its title and how far it is.
package final class VideoPlayerView: PartView {
    private let frameView: PictureFrameView
    private lazy var playMark = Label(environment.glyphs[.play].string, style: TextStyle(.textPrimary, .bold))
        .droppable()
    private lazy var playLabel = Label(style: TextStyle(.textPrimary, .bold))
    private lazy var playPill = PillBox([playMark, playLabel], padding: Spacing.xs)
    private lazy var titleLabel = Label().growing().narrowing(to: 6).wrapping(upTo: 2)
    private lazy var timeLabel = Label(style: TextStyle(.caption, .textSecondary)).droppable()
    private lazy var titleRow = StackView([titleLabel, timeLabel], spacing: Spacing.sm)
    private lazy var line = PlayedLine().growing()
    private lazy var spinner = Spinner(in: environment)
    private lazy var statusLabel = Label(foreground: .textSecondary).narrowing(to: 8).wrapping()
    private lazy var failureLine = MessageLine(margin: Spacing.none).narrowing(to: 8)
    private lazy var statusRow = StackView([line, spinner, statusLabel, failureLine], spacing: Spacing.xs)
    private lazy var column = StackView([frameView, titleRow, statusRow], axis: .vertical)
    private var video = BlockVideo.none

    override package var content: View { column }

    package init(in environment: ViewEnvironment, as extent: PictureFrameView.Extent, maximumRows: Int) {
        frameView = PictureFrameView(in: environment, as: extent, maximumRows: maximumRows)
        super.init(in: environment)
        playPill.look = PillBox.Look(ground: .level(.page))
        frameView.overlay = playPill
        frameView.isSpoken = false
    }

    /// Shows a video; `nil` before there is a model.
    package func render(_ video: BlockVideo?) {
        self.video = video ?? .none
        let words = video.flatMap(pressWords) ?? ""
        playLabel.text = words
        playPill.isHidden = words.isEmpty
        renderPicture(video)
        titleLabel.showBlock(video?.title, TextStyle(.rowTitle, .textPrimary), shape: [8, 5])
        timeLabel.text = video.map(time) ?? ""
        renderStatus(video)
    }

    private func renderPicture(_ video: BlockVideo?) {
        guard let video else { return frameView.render(nil) }
        let posters = [video.posterName].compactMap(\.self)
        // Where a press is offered there, the title below it says enough.
        let words = playPill.isHidden ? video.title : ""
        let content = BlockPicture(name: video.posterName, alternative: words, proportion: video.proportion)
        switch video.phase {
        case .ready, .failed: frameView.render(content, loading: posters, showing: posters)
        case .loading, .ended: frameView.render(content, loading: posters + video.frameNames, showing: posters)
        case .playing, .paused:
            let frames = [video.shownFrameName].compactMap(\.self)
            frameView.render(content, loading: posters + video.frameNames, showing: frames + posters)
        }
    }

    private func renderStatus(_ video: BlockVideo?) {
        let isLoading = video?.phase == .loading
        let hasFailed = video?.phase == .failed
        let canPlay = video?.canPlay ?? true
        line.isHidden = !canPlay || isLoading || hasFailed
        line.fraction = video?.progress ?? 0
        spinner.turn(while: isLoading && canPlay)
        let problem = hasFailed && canPlay ? environment.text(.videoFailed).holdingPunctuation : nil
        failureLine.render(problem.map { .error($0) })
        statusLabel.text = line.isHidden && problem == nil ? statusWords(canPlay: canPlay) : ""
    }

    private func statusWords(canPlay: Bool) -> String {
        canPlay ? environment.text(.loading).holdingPunctuation : environment.text(.noVideo)
    }

    /// What a press does, over the picture; `nil` where the picture is to be seen, or nothing can be done.
    private func pressWords(_ video: BlockVideo) -> String? {
        guard video.canPlay else { return nil }
        switch video.phase {
        case .ready: return environment.text(.playVideo)
        case .paused: return environment.text(environment.reducesMotion ? .nextPicture : .resumeVideo)
        case .ended: return environment.text(.replayVideo)
        case .failed: return environment.text(.tryAgain)
        case .loading, .playing: return nil
        }
    }

    /// What its state is called where words say it, before another value that is read.
    package func accessibilityValue(before other: String?) -> String? {
        video.canPlay ? ReadingText.joined([stateWords, other]) : nil
    }

    private var stateWords: String? {
        switch video.phase {
        case .playing: return environment.text(.videoPlaying)
        case .paused: return environment.text(.videoPaused)
        case .ended: return environment.text(.ended)
        case .ready, .loading, .failed: return nil
        }
    }

    /// The key that plays; none where nothing can be played.
    package func keyBindings(_ togglePlayback: @escaping @MainActor () -> Void) -> [KeyBinding] {
        video.canPlay ? [KeyBinding(.activate, keyTitle, action: togglePlayback)] : []
    }

    private var keyTitle: String {
        switch video.phase {
        case .loading: environment.text(.keyStopLoading)
        case .failed: environment.text(.keyTryAgain)
        case .playing, .paused: environment.text(environment.reducesMotion ? .keyNextPicture : .keyPlayOrPause)
        case .ready, .ended: environment.text(.keyPlayOrPause)
        }
    }

    /// How long it has been played, and how long it takes; only that where it is not played.
    private func time(_ video: BlockVideo) -> String {
        guard video.canPlay else { return "" }
        let length = video.length.clock()
        switch video.phase {
        case .playing, .paused: return "\(video.elapsed.clock()) / \(length)"
        case .ready, .loading, .ended, .failed: return length
        }
    }
}
