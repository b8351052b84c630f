/// Texts that components of several categories bring themselves.
extension LocalizationKey {
    public static let pageOf = Self(
        "pageOf", english: "Page {page} of {count}", portuguese: "Página {page} de {count}")
    public static let submit = Self("submit", english: "Submit", portuguese: "Submeter")
    public static let cancel = Self("cancel", english: "Cancel", portuguese: "Cancelar")
    public static let termsAndConditions = Self(
        "termsAndConditions",
        english: "Terms and Conditions",
        portuguese: "Termos e condições")
    public static let unavailable = Self("unavailable", english: "Unavailable", portuguese: "Indisponível")
    public static let locked = Self("locked", english: "Locked", portuguese: "Bloqueado")
    public static let loading = Self("loading", english: "Loading", portuguese: "A carregar")
    public static let tryAgain = Self("tryAgain", english: "Try again", portuguese: "Tentar de novo")
}
