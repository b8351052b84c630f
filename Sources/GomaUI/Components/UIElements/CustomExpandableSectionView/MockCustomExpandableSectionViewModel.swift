/// Behaves as in production: opens and closes.
public final class MockCustomExpandableSectionViewModel: MockViewModel<CustomExpandableSectionDisplayState>,
    CustomExpandableSectionViewModelProtocol, ActingModel
{
    public static let actions = [Action("toggleExpanded()", toggleExpanded)]

    public func toggleExpanded() {
        record()
        update { $0.isExpanded.toggle() }
    }
}
