/// Texts that the components of Filters bring themselves.
extension LocalizationKey {
    public static let today = Self("today", english: "Today", portuguese: "Hoje")
    public static let tomorrow = Self("tomorrow", english: "Tomorrow", portuguese: "Amanhã")
    public static let thisWeek = Self("thisWeek", english: "This Week", portuguese: "Esta semana")
    public static let upcoming = Self("upcoming", english: "Upcoming", portuguese: "Em breve")
    public static let allSports = Self("allSports", english: "All Sports", portuguese: "Todos os desportos")
    public static let myFavorites = Self("myFavorites", english: "My Favourites", portuguese: "Os meus favoritos")
    public static let noFilters = Self(
        "noFilters",
        english: "No filters to choose from",
        portuguese: "Sem filtros para escolher")
}
