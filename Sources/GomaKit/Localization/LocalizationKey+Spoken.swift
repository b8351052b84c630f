/// Texts that are never drawn: what a screen reader says of a state.
extension LocalizationKey {
    static let spokenSelected = Self("spokenSelected", english: "selected")
    static let spokenUnavailable = Self("spokenUnavailable", english: "unavailable")
    static let spokenReadOnly = Self("spokenReadOnly", english: "read only")
    static let spokenRequired = Self("spokenRequired", english: "required")
    static let spokenMasked = Self("spokenMasked", english: "hidden")
    static let spokenChecked = Self("spokenChecked", english: "checked")
    static let spokenUnchecked = Self("spokenUnchecked", english: "not checked")
    static let spokenExpanded = Self("spokenExpanded", english: "open")
    static let spokenCollapsed = Self("spokenCollapsed", english: "closed")
}
