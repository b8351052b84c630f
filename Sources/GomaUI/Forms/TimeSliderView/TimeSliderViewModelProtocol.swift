/// Decides which time ranges there are, and which one applies.
public protocol TimeSliderViewModelProtocol: DisplayStateSource<TimeSliderDisplayState> {
    /// Has the range at an index apply.
    func chooseTime(at index: Int)
}
