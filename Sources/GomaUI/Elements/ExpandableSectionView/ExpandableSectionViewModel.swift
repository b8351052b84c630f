/// The model of an expandable section: opens and closes.
public final class ExpandableSectionViewModel: ViewModel<ExpandableSectionDisplayState>,
    ExpandableSectionViewModelProtocol, ActingModel
{
    public static let actions = [Action("toggleExpanded()", toggleExpanded)]

    public func toggleExpanded() { act { $0.isExpanded.toggle() } }
}
