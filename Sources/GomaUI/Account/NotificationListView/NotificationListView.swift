/// An inbox: notifications by day, the one that is read in full, and what can be done with all of them.
public final class NotificationListView: ComponentView<
    any NotificationListViewModelProtocol, NotificationListDisplayState
>, KeepsInterfaceState, ListViewDataSource, StandardComponent
{
    public typealias Model = NotificationListViewModel

    private lazy var header = NotificationListHeader(in: environment)
    private lazy var list = NotificationScroll()
    private lazy var listFrame = ListFrame(list).growing()
    private lazy var emptyLabel = Label(
        environment.text(.noNotifications), style: TextStyle(.title, .textPrimary), alignment: .center
    ).wrapping()
    private lazy var emptyHint = Label(
        environment.text(.noNotificationsHint), style: TextStyle(.textSecondary), alignment: .center
    ).wrapping()
    private lazy var emptyView = StackView(inCard: [emptyLabel, emptyHint])
    private lazy var failure = NoticeView(in: environment, actionTitle: environment.text(.keyTryAgain))
    private lazy var reader = NotificationReader(in: environment)
    private lazy var headerGap = BlankRow().droppable()
    private lazy var readerGap = BlankRow()
    private lazy var footerGap = BlankRow()
    private lazy var footer = NotificationListFooter(in: environment)
    private lazy var column = StackView(
        [header, headerGap, listFrame, emptyView, failure, readerGap, reader, footerGap, footer], axis: .vertical)
    private lazy var rows = NotificationRows(.blank, in: environment)
    private var openID: String?

    override public var fillsWidth: Bool { true }
    /// Columns from which on it does not grow: further apart, a title and its time are no longer seen as one row.
    override public var maximumWidth: Int? { 80 }
    override public var content: View { column }

    override public func setupWithTheme() {
        list.dataSource = self
        list.rowBindings = { [weak self] in self?.bindings(forRow: $0) ?? [] }
        list.dayName = { [weak self] in
            guard let self else { return nil }
            return rows.dayName(at: $0, in: environment)
        }
        list.onClick = { [weak self] in self?.click($0, on: $1) }
        header.markAllLink.onActivate = { [weak self] in self?.viewModel?.markAllAsRead() }
        footer.refreshLink.onActivate = { [weak self] in self?.viewModel?.refresh() }
        footer.clearLink.onActivate = { [weak self] in self?.viewModel?.askToClear() }
        footer.questionRow.onKeep = { [weak self] in self?.viewModel?.keepAll() }
        footer.questionRow.onConfirm = { [weak self] in self?.viewModel?.clearAll() }
        failure.onActivate = { [weak self] in self?.viewModel?.refresh() }
        failure.accessibilityIdentifier = "failure"
    }

    // MARK: Look

    override public func render(_ state: NotificationListDisplayState) {
        let isKnown = viewModel != nil
        let failed = state.notifications == nil ? state.refresh.failure : nil
        let reason = failed?.words(.notificationsFailed, in: environment)
        let isEmpty = state.notifications == [] && !state.hasOlder
        let wasAtFailure = failure.isFocused
        renderRows(state)
        openID = state.openNotification?.id
        header.render(state, isKnown: isKnown)
        listFrame.isHidden = isEmpty || reason != nil
        headerGap.isHidden = listFrame.isHidden || state.notifications == nil
        list.isEnabled = isKnown && state.notifications != nil
        emptyView.isHidden = !isEmpty
        failure.isHidden = reason == nil
        failure.render(reason ?? "", as: .failure)
        reader.render(state.openNotification)
        readerGap.isHidden = openID == nil
        footer.render(state, isKnown: isKnown)
        footer.isHidden = reason != nil
        footerGap.isHidden = footer.isHidden
        // The list, which is out of use until they have come, keeps the place of the customer who asks for them again.
        if wasAtFailure, state.notifications == nil, state.refresh == .loading { window?.focus(list) }
        setNeedsKeyHints()
    }

    private func renderRows(_ state: NotificationListDisplayState) {
        let new = NotificationRows(state, in: environment)
        guard new != rows || list.rowCount != new.count else { return }
        let hasSamePlaces = new.hasSamePlaces(as: rows) && list.rowCount == new.count
        rows = new
        guard !hasSamePlaces else { return renderRowsInView() }
        list.reloadData()
    }

    /// Where rows have changed and none has come or gone, only what has changed is drawn.
    private func renderRowsInView() {
        for case let view as NotificationRowView in list.subviews where view.place < rows.count {
            view.render(rows.row(at: view.place, in: environment))
        }
    }

    override public func resetInteraction() {
        list.selectedRow = nil
        list.firstVisibleRow = 0
    }

    public var interfaceState: NotificationListPlace {
        get { NotificationListPlace(cursorRow: list.selectedRow, firstRow: list.firstVisibleRow) }
        set {
            list.selectedRow = newValue.cursorRow
            list.firstVisibleRow = newValue.firstRow
        }
    }

    // MARK: Rows

    public var rowCount: Int { rows.count }

    /// The way to older ones has none: once they are there, the cursor stands on the first of them.
    public func identity(ofRow row: Int) -> AnyHashable? { rows.notification(at: row)?.id }

    public func row(withIdentity identity: AnyHashable) -> Int? { (identity.base as? String).flatMap(rows.place) }

    public func view(forRow row: Int, reusing view: View?) -> View {
        let view = view as? NotificationRowView ?? NotificationRowView(in: environment)
        view.place = row
        view.render(rows.row(at: row, in: environment))
        return view
    }

    // MARK: Keys and mouse

    private func bindings(forRow row: Int) -> [KeyBinding] {
        guard row < rows.count else { return [] }
        return (rows.notification(at: row).map { bindings(for: $0) } ?? olderBindings) + closeBindings
    }

    private var olderBindings: [KeyBinding] {
        guard rows.canLoadOlder else { return [] }
        return [KeyBinding(.activate, environment.text(.keyOlderNotifications)) { [self] in loadOlder() }]
    }

    /// Wherever the cursor is, what is read in full can be closed.
    private var closeBindings: [KeyBinding] {
        guard openID != nil else { return [] }
        return [KeyBinding(KeyEvent(.escape), environment.text(.keyClose)) { [self] in viewModel?.close() }]
    }

    private func bindings(for item: NotificationItem) -> [KeyBinding] {
        switch item.removal {
        case .none, .failed: return bindingsToRead(item)
        case .undoable:
            return [
                KeyBinding(.activate, environment.text(.keyUndoDeletion)) { [self] in
                    viewModel?.undoDeletion(id: item.id)
                }
            ]
        case .asked: return []
        }
    }

    private func bindingsToRead(_ item: NotificationItem) -> [KeyBinding] {
        let isOpen = item.id == openID
        var bindings = [
            KeyBinding(.activate, environment.text(isOpen ? .keyClose : .keyReadNotification)) { [self] in
                openOrClose(item)
            }
        ]
        if item.canPerformAction {
            bindings.append(
                KeyBinding(.more, environment.text(.keyNotificationAction)) { [self] in
                    viewModel?.performAction(id: item.id)
                })
        }
        bindings.append(
            KeyBinding(KeyEvent(.delete), environment.text(.keyDeleteNotification)) { [self] in
                viewModel?.delete(id: item.id)
            })
        return bindings
    }

    private func click(_ row: Int, on part: NotificationRowView.Part) {
        guard let item = rows.notification(at: row) else { return loadOlder() }
        switch (item.removal, part) {
        case (.asked, _): break
        case (.undoable, .action): viewModel?.undoDeletion(id: item.id)
        case (.undoable, _): break
        case (_, .delete): viewModel?.delete(id: item.id)
        case (_, .action) where item.canPerformAction: viewModel?.performAction(id: item.id)
        default: openOrClose(item)
        }
    }

    private func openOrClose(_ item: NotificationItem) {
        item.id == openID ? viewModel?.close() : viewModel?.open(id: item.id)
    }

    private func loadOlder() {
        if rows.canLoadOlder { viewModel?.loadOlder() }
    }
}
