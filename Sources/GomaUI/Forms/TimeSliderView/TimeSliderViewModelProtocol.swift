/// Decides which time ranges there are, and which one applies.
public protocol TimeSliderViewModelProtocol: DisplayStateSource<TimeSliderDisplayState> {
    /// Every range that comes to apply; the one that does already is not told again.
    var selectionPublisher: AnyPublisher<TimeOption, Never> { get }

    /// Has the range at an index apply.
    func chooseTime(at index: Int)
}
