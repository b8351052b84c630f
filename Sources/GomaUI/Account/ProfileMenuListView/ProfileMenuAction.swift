/// The purpose of a row of the account menu.
public enum ProfileMenuAction: String, CaseIterable, Codable, Hashable, Sendable {
    case notifications, notificationSettings, transactionHistory, changeLanguage, responsibleGaming, helpCenter
    case changePassword, promotions, bonus, logout
    /// A page of the owner's own.
    case custom

    /// The customer's words for it; a page of the owner's own has none.
    var title: LocalizationKey? {
        switch self {
        case .notifications: .menuNotifications
        case .notificationSettings: .menuNotificationSettings
        case .transactionHistory: .menuTransactionHistory
        case .changeLanguage: .menuChangeLanguage
        case .responsibleGaming: .menuResponsibleGaming
        case .helpCenter: .menuHelpCenter
        case .changePassword: .menuChangePassword
        case .promotions: .menuPromotions
        case .bonus: .menuBonus
        case .logout: .menuLogout
        case .custom: nil
        }
    }

    var icon: Pictogram? {
        switch self {
        case .notifications: .bell
        case .notificationSettings: .tools
        case .transactionHistory: .clock
        case .changeLanguage: .globe
        case .responsibleGaming: .lock
        case .helpCenter: .question
        case .changePassword: .key
        case .promotions: .promotions
        case .bonus: .gift
        case .logout: .exit
        case .custom: nil
        }
    }

    /// Whether it leads on to something, rather than being the end.
    var leadsOn: Bool { self != .logout }
}
