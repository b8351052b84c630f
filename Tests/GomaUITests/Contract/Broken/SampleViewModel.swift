import GomaUI

/// Decides what a sample shows.
@MainActor
protocol SampleViewModelProtocol: DisplayStateSource<SampleDisplayState> {
    func toggle()
    func countUp()
}

/// Behaves as in production: switches and counts.
final class MockSampleViewModel: MockViewModel<SampleDisplayState>, SampleViewModelProtocol {
    func toggle() {
        record("toggle()")
        update { $0.isOn.toggle() }
    }

    func countUp() {
        record("countUp()")
        update { $0.count = $0.count % 99 + 1 }
    }
}
