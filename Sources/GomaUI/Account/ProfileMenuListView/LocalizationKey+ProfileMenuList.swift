extension LocalizationKey {
    static let menuNotifications = Self("menuNotifications", english: "Notifications")
    static let menuNotificationSettings = Self("menuNotificationSettings", english: "Notification settings")
    static let menuTransactionHistory = Self("menuTransactionHistory", english: "Transaction history")
    static let menuChangeLanguage = Self("menuChangeLanguage", english: "Change language")
    static let menuResponsibleGaming = Self("menuResponsibleGaming", english: "Responsible gaming")
    static let menuHelpCenter = Self("menuHelpCenter", english: "Help centre")
    static let menuChangePassword = Self("menuChangePassword", english: "Change password")
    static let menuPromotions = Self("menuPromotions", english: "Promotions")
    static let menuBonus = Self("menuBonus", english: "Bonuses")
    static let menuLogout = Self("menuLogout", english: "Log out")
    static let logOutAgain = Self("logOutAgain", english: "Press again to log out")
    static let menuEmpty = Self("menuEmpty", english: "There is nothing in this menu")
}
