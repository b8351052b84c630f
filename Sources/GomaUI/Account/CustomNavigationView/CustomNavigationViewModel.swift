/// The model of a custom navigation: asks its owner to put the sheet away.
public final class CustomNavigationViewModel: ViewModel<CustomNavigationDisplayState>,
    CustomNavigationViewModelProtocol, ActingModel
{
    public static let actions = [Action("close()", close)]

    public func close() { act(asking: CloseSheet(id: currentDisplayState.id)) }
}
