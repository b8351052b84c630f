#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// Behaves as in production: markets take a while to come, may fail to, and can be asked for again.
public final class MockMarketOutcomesMultiLineViewModel: MockViewModel<MarketOutcomesMultiLineDisplayState>,
    MarketOutcomesMultiLineViewModelProtocol
{
    /// How long the markets take to come.
    public static let loadingTime = Duration.milliseconds(1500)

    private lazy var lines = ChildModels(of: self, at: \.lines) { [environment] in
        MockMarketOutcomesLineViewModel($0, in: environment)
    }
    private var arrival: AnyCancellable?
    public var timeline: MatchTimeline?

    public var lineViewModels: [any MarketOutcomesLineViewModelProtocol] { lines.models }

    /// The lines' models, for feeds that move prices and suspend markets.
    public var lineModels: [MockMarketOutcomesLineViewModel] { lines.models }

    public func reload() {
        record("reload()")
        load()
    }

    /// Asks for the markets; those of the state come, or none where it has none.
    public func load() {
        update { $0.phase = .loading }
        arrival = environment.scheduler.after(Self.loadingTime) { [weak self] in
            self?.update { $0.phase = $0.lines.isEmpty ? .empty(message: nil) : .lines }
        }
    }

    /// The markets did not come; what is already on its way is forgotten.
    public func fail(message: String? = nil) { update { $0.phase = .failed(message: message) } }

    /// Other markets from the feed.
    public func setLines(_ lines: [MarketOutcomesLineDisplayState]) {
        update {
            $0.lines = lines
            $0.phase = .lines
        }
    }

    override public func stateWillChange(
        from old: MarketOutcomesMultiLineDisplayState, to new: MarketOutcomesMultiLineDisplayState
    ) {
        if new.phase != .loading { arrival = nil }
    }
}
