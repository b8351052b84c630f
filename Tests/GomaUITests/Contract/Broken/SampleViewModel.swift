import GomaCatalog

/// Decides what a sample shows.
protocol SampleViewModelProtocol: DisplayStateSource<SampleDisplayState> {
    func toggle()
    func countUp()
}

/// The model of a sample: switches and counts.
final class SampleViewModel: ViewModel<SampleDisplayState>, SampleViewModelProtocol, ActingModel {
    static let actions = [Action("toggle()", toggle), Action("countUp()", countUp)]

    func toggle() {
        record()
        update { $0.isOn.toggle() }
    }

    func countUp() {
        record()
        update { $0.count = $0.count % 99 + 1 }
    }
}
