/// The model of a quick links tab bar: has the owner open where a shortcut leads.
public final class QuickLinksTabBarViewModel: ViewModel<QuickLinksTabBarDisplayState>,
    QuickLinksTabBarViewModelProtocol, ActingModel
{
    public static let actions = [Action("openQuickLink(_:)", openQuickLink)]

    public func openQuickLink(_ kind: QuickLinkKind) {
        record(kind)
        guard currentDisplayState.links.contains(where: { $0.kind == kind }) else { return }
        ask(to: kind.request)
    }
}
