/// The texts that components bring themselves.
public enum LocalizationKey: String, CaseIterable, Codable, Hashable, Sendable {
    case live, liveUppercase, ended, myBets, search, sports, casino, virtuals, aviator, today, tomorrow, thisWeek
    case upcoming, allSports, myFavorites
    case submit, cancel, termsAndConditions
    case email, password, phoneNumber
    case show, hide, fieldRequired, invalidEmail, invalidPhone, weakPassword
    case noFilters
    case noScores, noMarkets, marketsUnavailable, loadingMarkets, marketsFailed
    case unavailable, locked, loading, tryAgain
    case priceRose, priceFell, boosted
    case favorite, serving, expressPick, mostPopular, statistics, betBuilder
}
