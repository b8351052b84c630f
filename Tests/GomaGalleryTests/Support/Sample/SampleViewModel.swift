import GomaCatalog

/// Counts presses and takes notes.
final class SampleViewModel: ViewModel<SampleDisplayState>, SampleViewModelProtocol, ActingModel {
    static let actions = [Action("press()", press), Action("write(_:)", write)]

    func press() {
        record()
        update {
            $0.isOn.toggle()
            $0.count += 1
        }
    }

    func write(_ note: String) {
        record(note)
        update { $0.note = note }
    }
}
