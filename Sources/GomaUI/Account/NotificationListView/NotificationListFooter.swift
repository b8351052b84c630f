import TerminalKit

/// The lower end of an inbox: the ways to the latest and to an empty inbox, or the question whether that is meant.
final class NotificationListFooter: View {
    private let environment: ViewEnvironment
    private lazy var refreshLink = TextLink(actionTitle: environment.text(.keyRefreshNotifications))
        .narrowing(to: 6)
    private lazy var keepLink = TextLink(actionTitle: environment.text(.keyKeepNotifications)).narrowing(to: 6)
    private lazy var space = View().growing()
    private lazy var clearLink = TextLink(actionTitle: environment.text(.keyAskToClear)).narrowing(to: 6)
    private lazy var confirmLink = TextLink(
        actionTitle: environment.text(.keyClearNotifications), role: .alertError, .bold
    ).narrowing(to: 6)
    private lazy var line = StackView([refreshLink, keepLink, space, clearLink, confirmLink])
    private var asksToClear = false
    /// Called when the latest are to be asked for.
    var onRefresh: (() -> Void)?
    /// Called when all are to be taken away.
    var onAskToClear: (() -> Void)?
    /// Called when that was not meant.
    var onKeep: (() -> Void)?
    /// Called when it was.
    var onClear: (() -> Void)?

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        embed(line)
        for (link, name) in [
            (refreshLink, "refresh"), (keepLink, "keep"), (clearLink, "clear"), (confirmLink, "confirm"),
        ] {
            link.accessibilityIdentifier = name
            link.maximumLines = 1
        }
        refreshLink.onActivate = { [weak self] in self?.onRefresh?() }
        keepLink.onActivate = { [weak self] in self?.onKeep?() }
        clearLink.onActivate = { [weak self] in self?.onAskToClear?() }
        confirmLink.onActivate = { [weak self] in self?.onClear?() }
    }

    func render(_ state: NotificationListDisplayState, isKnown: Bool) {
        let count = state.notifications?.count ?? 0
        let asks = state.asksToClear && count > 0
        let focused = [refreshLink, keepLink, clearLink, confirmLink].first(where: \.isFocused)
        let canRefresh = isKnown && state.refresh != .loading
        refreshLink.render(environment.text(.refreshNotifications), leadsOn: true, isEnabled: canRefresh)
        clearLink.render(environment.text(.clearNotifications), leadsOn: true, isEnabled: isKnown)
        keepLink.render(environment.text(.keepNotifications), leadsOn: true, isEnabled: true)
        let number = environment.money.string(whole: count)
        confirmLink.render(environment.text(.clearNotificationsNow, ["count": number]), leadsOn: true, isEnabled: true)
        refreshLink.isHidden = asks
        clearLink.isHidden = asks || count == 0
        keepLink.isHidden = !asks
        confirmLink.isHidden = !asks
        moveFocus(from: focused, asks: asks)
        asksToClear = asks
    }

    /// The question begins at the answer that does no harm, and its end leads back to where it was asked.
    private func moveFocus(from focused: TextLink?, asks: Bool) {
        guard let focused, let window, asks != asksToClear else { return }
        if focused.isHidden { window.focus(asks ? keepLink : clearLink.isHidden ? refreshLink : clearLink) }
    }
}
