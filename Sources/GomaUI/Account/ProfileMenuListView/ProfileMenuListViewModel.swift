/// The model of a profile menu list: asks its owner for pages, for the next language and, once the customer means it, to log out.
public final class ProfileMenuListViewModel: ViewModel<ProfileMenuListDisplayState>,
    ProfileMenuListViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectItem(id:)", selectItem)]

    /// How long a second press of logging out is waited for.
    public static let askingTime = Duration.seconds(5)

    /// How soon after another a press of logging out is part of it, as a double click's second is, or those of a held key: the
    /// first of these comes as late as two thirds of a second after it was pressed.
    static let pressTime = Duration.milliseconds(750)

    private var asking: AnyCancellable?
    /// When logging out was pressed, with nothing else since.
    private var pressed: Instant?

    public var rowViewModels: [any ActionRowViewModelProtocol] {
        parts(named: "rows", read: { [environment] in $0.rows(in: environment) }) { place in
            ActionRowViewModel(place) { [weak self] in self?.selectItem(id: $0) }
        }
    }

    public func selectItem(id: String) {
        record(id)
        guard let item = currentDisplayState.items.first(where: { $0.id == id }), item.isTappable else { return }
        guard !continuesPress(of: item) else { return }
        let isMeant = currentDisplayState.asksToLogOut
        update { $0.asksToLogOut = item.action == .logout && !isMeant }
        switch item.action {
        case .changeLanguage: update { $0.wishForNextLanguage() }
        case .logout: if isMeant { ask(to: LogOut()) }
        case .notifications, .notificationSettings, .transactionHistory, .responsibleGaming, .helpCenter,
            .changePassword, .promotions, .bonus, .custom:
            ask(to: OpenPage(item.id))
        }
    }

    /// Whether logging out was pressed but now, so that this says nothing new.
    private func continuesPress(of item: ProfileMenuItem) -> Bool {
        let (last, now) = (pressed, environment.scheduler.now)
        pressed = item.action == .logout ? now : nil
        guard let last, item.action == .logout else { return false }
        return now < last.advanced(by: TimeSpan(Self.pressTime))
    }

    override public func keepTime(for state: ProfileMenuListDisplayState, after old: ProfileMenuListDisplayState?) {
        let code = state.wished?.code ?? ""
        ask(to: ChangeLanguage(code: code), about: code, while: state.wished != nil) { [weak self] answer in
            self?.update { $0.endWish(answer.failure) }
        }
        guard state.asksToLogOut != old?.asksToLogOut else { return }
        asking =
            state.asksToLogOut
            ? environment.scheduler.after(Self.askingTime) { [weak self] in self?.update { $0.asksToLogOut = false } }
            : nil
    }

    /// Another language is spoken by now.
    public func updateLanguage(_ language: LanguageChoice) {
        update { ($0.language, $0.failure) = (language, nil) }
    }
}
