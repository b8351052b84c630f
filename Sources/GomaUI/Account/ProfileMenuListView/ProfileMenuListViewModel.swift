/// The model of a profile menu list: asks its owner for pages, for the next language and, once the customer means it, to log out.
public final class ProfileMenuListViewModel: ViewModel<ProfileMenuListDisplayState>,
    ProfileMenuListViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("selectItem(id:)", selectItem), Action("logOut()", logOut), Action("stay()", stay),
    ]

    /// The languages that pressing the row of the language goes through.
    public var languages: [LanguageChoice] = []

    public var rowViewModels: [any ActionRowViewModelProtocol] {
        parts(named: "rows", read: { [environment] in $0.rows(in: environment) }) { place in
            ActionRowViewModel(place) { [weak self] in self?.selectItem(id: $0) }
        }
    }

    public func selectItem(id: String) {
        record(id)
        guard let item = currentDisplayState.items.first(where: { $0.id == id }), item.isTappable else { return }
        switch item.action {
        case .changeLanguage:
            update { $0.selectNextLanguage(of: languages) }
            ask(to: ChangeLanguage(code: currentDisplayState.language.code))
        case .logout: update { $0.asksToLogOut = true }
        case .notifications, .notificationSettings, .transactionHistory, .responsibleGaming, .helpCenter,
            .changePassword, .promotions, .bonus, .custom:
            ask(to: OpenPage(item.id))
        }
    }

    public func logOut() {
        record()
        guard currentDisplayState.asksToLogOut else { return }
        update { $0.asksToLogOut = false }
        ask(to: LogOut())
    }

    public func stay() {
        record()
        update { $0.asksToLogOut = false }
    }

    /// Another language is spoken by now.
    public func updateLanguage(_ language: LanguageChoice) { update { $0.language = language } }
}
