/// The model of a time slider: has one range apply, and tells the owner.
public final class TimeSliderViewModel: ViewModel<TimeSliderDisplayState>, TimeSliderViewModelProtocol,
    ActingModel
{
    public static let actions = [Action("chooseTime(at:)", chooseTime)]

    public func chooseTime(at index: Int) {
        record(index)
        var hasChanged = false
        update { hasChanged = $0.choose(at: index) }
        guard hasChanged, let option = currentDisplayState.selectedOption else { return }
        ask(to: ChooseTime(hours: option.hours))
    }
}
