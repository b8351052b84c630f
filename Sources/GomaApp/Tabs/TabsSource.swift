/// The tabs of a page: which there are, and which is shown.
final class TabsSource: PageSource {
    private let entries: [TabEntry]
    private let setting: PageSetting
    private var shown = ""

    init(_ options: TabsOptions, in setting: PageSetting) {
        entries = options.items
        self.setting = setting
        super.init(.value(AppTabs.self))
    }

    override var value: Any? {
        AppTabs(
            items: entries.map { entry in
                TabItemDisplayState(
                    id: entry.id.isEmpty ? AppTabs.first : entry.id, title: setting.words(entry.title),
                    icon: entry.icon, isActive: entry.id == shown)
            })
    }

    override func tabChanged(to name: String) {
        shown = name
        changes.tell(())
    }
}
