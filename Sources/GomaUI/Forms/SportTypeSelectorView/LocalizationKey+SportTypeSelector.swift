extension LocalizationKey {
    static let selectSport = Self("selectSport", english: "Select a sport")
    static let cancel = Self("cancel", english: "Cancel")
    static let keyCancel = Self("keyCancel", english: "cancel")
}
