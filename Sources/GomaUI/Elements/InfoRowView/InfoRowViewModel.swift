/// The model of an info row: tells what it is given.
public final class InfoRowViewModel: ViewModel<InfoRowDisplayState>, InfoRowViewModelProtocol, PlacedModel {
    /// Another value, and what there is to say about it.
    public func updateValue(_ value: InfoRowValue, tone: InfoRowTone = .standard) {
        update {
            $0.value = value
            $0.tone = tone
        }
    }
}
