/// Texts and number forms of one language.
public protocol LocalizationProvider: Sendable {
    /// BCP 47 name, such as "en" or "pt".
    var locale: String { get }
    /// Between units and decimals.
    var decimalSeparator: String { get }
    /// Between thousands.
    var groupingSeparator: String { get }

    func string(_ key: LocalizationKey) -> String
}

/// The languages that come with the library.
public enum Localization: String, CaseIterable, LocalizationProvider {
    case english = "en"
    case portuguese = "pt"

    public var locale: String { rawValue }

    public var decimalSeparator: String {
        switch self {
        case .english: "."
        case .portuguese: ","
        }
    }

    public var groupingSeparator: String {
        switch self {
        case .english: ","
        case .portuguese: "."
        }
    }

    public func string(_ key: LocalizationKey) -> String {
        switch self {
        case .english: Self.english(key)
        case .portuguese: Self.portuguese(key)
        }
    }

    private static func english(_ key: LocalizationKey) -> String {
        switch key {
        case .live: "Live"
        case .liveUppercase: "LIVE"
        case .ended: "Ended"
        case .myBets: "My Bets"
        case .search: "Search"
        case .sports: "Sports"
        case .casino: "Casino"
        case .virtuals: "Virtuals"
        case .aviator: "Aviator"
        case .today: "Today"
        case .tomorrow: "Tomorrow"
        case .thisWeek: "This Week"
        case .upcoming: "Upcoming"
        case .allSports: "All Sports"
        case .myFavorites: "My Favourites"
        case .submit: "Submit"
        case .cancel: "Cancel"
        case .termsAndConditions: "Terms and Conditions"
        case .email: "Email"
        case .password: "Password"
        case .phoneNumber: "Phone Number"
        case .show: "Show"
        case .hide: "Hide"
        case .fieldRequired: "Required"
        case .invalidEmail: "Please enter a valid email address"
        case .invalidPhone: "Please enter a valid phone number"
        case .weakPassword:
            "Password must be at least 8 characters long and contain uppercase, lowercase, and a number"
        case .noFilters: "No filters to choose from"
        case .noScores: "No scores yet"
        case .noMarkets: "No markets available"
        case .marketsUnavailable: "Markets temporarily unavailable"
        case .loadingMarkets: "Loading markets"
        case .marketsFailed: "Failed to load markets"
        case .unavailable: "Unavailable"
        case .locked: "Locked"
        case .loading: "Loading"
        case .priceRose: "price rose"
        case .priceFell: "price fell"
        case .boosted: "boosted"
        case .tryAgain: "Try again"
        case .favorite: "Favourite"
        case .serving: "Serving"
        case .expressPick: "Express pick"
        case .mostPopular: "Most popular"
        case .statistics: "Statistics"
        case .betBuilder: "Bet builder"
        }
    }

    private static func portuguese(_ key: LocalizationKey) -> String {
        switch key {
        case .live: "Ao vivo"
        case .liveUppercase: "AO VIVO"
        case .ended: "Terminado"
        case .myBets: "As minhas apostas"
        case .search: "Pesquisar"
        case .sports: "Desporto"
        case .casino: "Casino"
        case .virtuals: "Virtuais"
        case .aviator: "Aviator"
        case .today: "Hoje"
        case .tomorrow: "Amanhã"
        case .thisWeek: "Esta semana"
        case .upcoming: "Em breve"
        case .allSports: "Todos os desportos"
        case .myFavorites: "Os meus favoritos"
        case .submit: "Submeter"
        case .cancel: "Cancelar"
        case .termsAndConditions: "Termos e condições"
        case .email: "Email"
        case .password: "Palavra-passe"
        case .phoneNumber: "Telefone"
        case .show: "Mostrar"
        case .hide: "Ocultar"
        case .fieldRequired: "Obrigatório"
        case .invalidEmail: "Introduza um endereço de email válido"
        case .invalidPhone: "Introduza um número de telefone válido"
        case .weakPassword:
            "A palavra-passe deve ter pelo menos 8 caracteres, com maiúsculas, minúsculas e um número"
        case .noFilters: "Sem filtros para escolher"
        case .noScores: "Ainda sem resultado"
        case .noMarkets: "Sem mercados disponíveis"
        case .marketsUnavailable: "Mercados temporariamente indisponíveis"
        case .loadingMarkets: "A carregar mercados"
        case .marketsFailed: "Não foi possível carregar os mercados"
        case .unavailable: "Indisponível"
        case .locked: "Bloqueado"
        case .loading: "A carregar"
        case .priceRose: "a odd subiu"
        case .priceFell: "a odd desceu"
        case .boosted: "reforçada"
        case .tryAgain: "Tentar de novo"
        case .favorite: "Favorito"
        case .serving: "A servir"
        case .expressPick: "Aposta expresso"
        case .mostPopular: "Mais popular"
        case .statistics: "Estatísticas"
        case .betBuilder: "Criador de apostas"
        }
    }
}
