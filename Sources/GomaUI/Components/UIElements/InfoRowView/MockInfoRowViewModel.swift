/// Behaves as in production: tells what it is given.
public final class MockInfoRowViewModel: MockViewModel<InfoRowDisplayState>, InfoRowViewModelProtocol {
    /// Another value, and what there is to say about it.
    public func updateValue(_ value: InfoRowValue, tone: InfoRowTone = .standard) {
        update {
            $0.value = value
            $0.tone = tone
        }
    }
}
