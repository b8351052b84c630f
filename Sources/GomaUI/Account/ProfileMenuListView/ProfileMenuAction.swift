/// The purpose of a row of the account menu.
public enum ProfileMenuAction: String, CaseIterable, Codable, Hashable, Sendable {
    case notifications, notificationSettings, transactionHistory, changeLanguage, responsibleGaming, helpCenter
    case changePassword, promotions, bonus, logout
    /// A page of the owner's own.
    case custom

    /// The customer's words for it, and its picture; a page of the owner's own has neither.
    var look: (title: LocalizationKey, icon: Pictogram)? {
        switch self {
        case .notifications: (.menuNotifications, .bell)
        case .notificationSettings: (.menuNotificationSettings, .tools)
        case .transactionHistory: (.menuTransactionHistory, .clock)
        case .changeLanguage: (.menuChangeLanguage, .globe)
        case .responsibleGaming: (.menuResponsibleGaming, .lock)
        case .helpCenter: (.menuHelpCenter, .question)
        case .changePassword: (.menuChangePassword, .key)
        case .promotions: (.menuPromotions, .promotions)
        case .bonus: (.menuBonus, .gift)
        case .logout: (.menuLogout, .exit)
        case .custom: nil
        }
    }
}
