/// A feed of a page, as the command line names it: `FILE`, `-`, or `SOURCE=FILE`.
struct NamedFeed {
    /// The source that it is for; the first that takes a feed where `nil`.
    private let source: String?
    private let input: Input

    /// Where a feed comes from.
    private enum Input {
        /// Events count as they come.
        case arriving(FeedInput)
        /// Events come at their times.
        case recorded(InputBytes)
    }

    /// - Throws: `InputError` for a file that cannot be read, a ``Failure`` where standard input cannot be.
    init(_ argument: String) throws {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        let isNamed = parts.count == 2 && !parts[0].contains("/") && !parts[0].contains(".")
        source = isNamed ? parts[0] : nil
        let path = isNamed ? parts[1] : argument
        guard path != "-" else {
            input = .arriving(try FeedInput())
            return
        }
        let bytes = try InputFile.open(at: path, as: .feed)
        input = bytes.isFile ? .recorded(bytes) : .arriving(FeedInput(bytes))
    }

    /// Lets a page have what comes.
    /// - Returns: what has to be kept for as long as the feed is to play.
    /// - Throws: `FeedMismatch` where no source of the page takes it.
    @MainActor
    func start(for presenter: PagePresenter, on scheduler: TimelineScheduler) throws -> AnyObject {
        switch input {
        case .arriving(let input):
            try input.start(for: presenter, source: source)
            return input
        case .recorded(let bytes): return try presenter.play(FeedSource(bytes), for: source, on: scheduler)
        }
    }
}
