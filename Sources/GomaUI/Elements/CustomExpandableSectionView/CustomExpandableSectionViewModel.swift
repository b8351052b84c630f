/// The model of a custom expandable section: opens and closes.
public final class CustomExpandableSectionViewModel: ViewModel<CustomExpandableSectionDisplayState>,
    CustomExpandableSectionViewModelProtocol, ActingModel
{
    public static let actions = [Action("toggleExpanded()", toggleExpanded)]

    public func toggleExpanded() { act { $0.isExpanded.toggle() } }
}
