/// The model of a time slider: has one range apply, and tells who follows it.
public final class TimeSliderViewModel: ViewModel<TimeSliderDisplayState>, TimeSliderViewModelProtocol,
    ActingModel
{
    public static let actions = [Action("chooseTime(at:)", chooseTime)]

    private let selections = PassthroughSubject<TimeOption, Never>()

    public var selectionPublisher: AnyPublisher<TimeOption, Never> { selections.eraseToAnyPublisher() }

    public func chooseTime(at index: Int) {
        record(index)
        var hasChanged = false
        update { hasChanged = $0.choose(at: index) }
        guard hasChanged, let option = currentDisplayState.selectedOption else { return }
        selections.send(option)
        ask(to: ChooseTime(hours: option.hours))
    }
}
