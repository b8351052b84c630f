/// The place of a tab: takes the focus and the press; the bar draws what it shows.
final class TabItemView: PressControl {
    func render(_ item: TabItemDisplayState) {
        accessibilityIdentifier = "tab-\(item.id)"
        accessibilityLabel = item.title
        isSelected = item.isActive
    }
}
