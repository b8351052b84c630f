extension Pictogram {
    /// What the picture shows, in a word for those who cannot see it.
    package var name: LocalizationKey {
        switch self {
        case .football: LocalizationKey("picturedFootball", english: "football")
        case .basketball: LocalizationKey("picturedBasketball", english: "basketball")
        case .baseball: LocalizationKey("picturedBaseball", english: "baseball")
        case .tennis: LocalizationKey("picturedTennis", english: "tennis")
        case .volleyball: LocalizationKey("picturedVolleyball", english: "volleyball")
        case .hockey: LocalizationKey("picturedHockey", english: "hockey")
        case .americanFootball: LocalizationKey("picturedAmericanFootball", english: "American football")
        case .trophy: LocalizationKey("picturedTrophy", english: "trophy")
        case .flame: LocalizationKey("picturedFlame", english: "flame")
        case .live: LocalizationKey("picturedLive", english: "live")
        case .calendar: LocalizationKey("picturedCalendar", english: "calendar")
        case .clock: LocalizationKey("picturedClock", english: "clock")
        case .search: LocalizationKey("picturedSearch", english: "search")
        case .ticket: LocalizationKey("picturedTicket", english: "ticket")
        case .home: LocalizationKey("picturedHome", english: "home")
        case .casino: LocalizationKey("picturedCasino", english: "casino")
        case .virtuals: LocalizationKey("picturedVirtuals", english: "virtuals")
        case .aviator: LocalizationKey("picturedAviator", english: "aviator")
        case .promotions: LocalizationKey("picturedPromotions", english: "promotions")
        case .profile: LocalizationKey("picturedProfile", english: "profile")
        }
    }
}
