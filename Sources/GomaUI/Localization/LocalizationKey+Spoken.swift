import TerminalKit

/// Texts that are never drawn: what a screen reader says of a state.
extension LocalizationKey {
    public static let spokenSelected = Self("spokenSelected", english: "selected", portuguese: "selecionado")
    public static let spokenUnavailable = Self(
        "spokenUnavailable", english: "unavailable", portuguese: "indisponível")
    public static let spokenChecked = Self("spokenChecked", english: "checked", portuguese: "marcado")
    public static let spokenUnchecked = Self("spokenUnchecked", english: "not checked", portuguese: "não marcado")
    public static let spokenExpanded = Self("spokenExpanded", english: "open", portuguese: "aberto")
    public static let spokenCollapsed = Self("spokenCollapsed", english: "closed", portuguese: "fechado")
    public static let spokenHome = Self("spokenHome", english: "home", portuguese: "casa")
    public static let spokenAway = Self("spokenAway", english: "away", portuguese: "fora")
}

extension ViewEnvironment {
    /// What a screen reader says of controls, in the customer's language.
    var controlWords: ControlWords {
        ControlWords(
            selected: text(.spokenSelected), unavailable: text(.spokenUnavailable), checked: text(.spokenChecked),
            unchecked: text(.spokenUnchecked), expanded: text(.spokenExpanded), collapsed: text(.spokenCollapsed))
    }
}
