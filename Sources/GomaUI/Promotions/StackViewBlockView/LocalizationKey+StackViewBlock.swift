extension LocalizationKey {
    static let unknownBlock = Self("unknownBlock", english: "{component} is not known here")
    static let unfitBlock = Self("unfitBlock", english: "{component} cannot be shown as it was sent")
    static let emptyPage = Self("emptyPage", english: "There is nothing on this page yet")
}
