/// The model of a compact match header: leads to the markets only where there are some.
public final class CompactMatchHeaderViewModel: ViewModel<CompactMatchHeaderDisplayState>,
    CompactMatchHeaderViewModelProtocol, ActingModel
{
    public static let actions = [Action("openMarkets()", openMarkets)]

    /// Of which match the markets are; `nil` where the owner knows.
    public var match: (() -> String)?

    /// The header of a match inside something larger.
    /// - Parameter match: the match's ID now.
    public convenience init(_ place: StatePlace<CompactMatchHeaderDisplayState>, match: @escaping () -> String) {
        self.init(place)
        self.match = match
    }

    public func openMarkets() {
        record()
        guard currentDisplayState.marketCount ?? 0 > 0 else { return }
        ask(to: OpenAllMarkets(match: match?()))
    }
}
