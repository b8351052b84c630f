/// The model of a compact match header: leads to the markets only where there are some.
public final class CompactMatchHeaderViewModel: ViewModel<CompactMatchHeaderDisplayState>,
    CompactMatchHeaderViewModelProtocol, ActingModel
{
    public static let actions = [Action("openMarkets()", openMarkets)]

    /// Of which match the markets are; `nil` where the owner knows.
    private let match: String?

    override public init(_ place: StatePlace<CompactMatchHeaderDisplayState>) {
        match = nil
        super.init(place)
    }

    /// The header of a match inside something larger.
    public init(_ place: StatePlace<CompactMatchHeaderDisplayState>, of match: String) {
        self.match = match
        super.init(place)
    }

    public func openMarkets() {
        guard currentDisplayState.marketCount ?? 0 > 0 else { return }
        record()
        ask(to: OpenAllMarkets(match: match))
    }
}
