/// The fixtures of a league's sport, made up one after another: nobody plays twice.
struct LeagueFixtures {
    /// Two who meet, and where.
    struct Fixture {
        let country: String
        let code: String
        let competition: String
        let home: String
        let away: String
    }

    private let sport: Sport
    private let seed: UInt64
    private var level = 0
    private var waiting: [Fixture] = []

    init(_ sport: Sport, _ seed: UInt64) {
        self.sport = sport
        self.seed = seed
    }

    mutating func next() -> Fixture {
        while waiting.isEmpty {
            waiting = sport == .tennis ? tournaments() : divisions()
            level += 1
        }
        return waiting.removeLast()
    }

    /// All matches of one level in all countries, in no order.
    private func divisions() -> [Fixture] {
        var random = LeagueRandom(seed, level)
        var found: [Fixture] = []
        for country in countries {
            let clubs = country.towns.enumerated().map { place, town in club(of: town, place, in: country) }
            let drawn = clubs.shuffled(using: &random)
            for place in stride(from: 0, to: drawn.count - 1, by: 2) {
                found.append(
                    Fixture(
                        country: country.name, code: country.code, competition: competition(in: country),
                        home: drawn[place], away: drawn[place + 1]))
            }
        }
        return found.shuffled(using: &random)
    }

    private var countries: [LeagueCountry] {
        switch sport {
        case .baseball, .americanFootball: LeagueCountry.all.filter { $0.code == "USA" }
        case .hockey: LeagueCountry.all.filter { ["SWE", "USA", "GER", "POL"].contains($0.code) }
        default: LeagueCountry.all
        }
    }

    private func club(of town: String, _ place: Int, in country: LeagueCountry) -> String {
        let forms = clubs(in: country)
        let name = forms[(place + level) % forms.count].split(separator: "#", omittingEmptySubsequences: false)
        return name.joined(separator: town) + Self.suffixes[min(level / forms.count, Self.suffixes.count - 1)]
            + (level / forms.count < Self.suffixes.count ? "" : " \(level)")
    }

    private func clubs(in country: LeagueCountry) -> [String] {
        switch sport {
        case .football: country.clubs
        case .basketball: ["# Giants", "# Lions", "# Hawks", "# Baskets"]
        case .hockey: ["# Wolves", "# Bears", "# Blades", "# Kings"]
        case .volleyball: ["VC #", "# Volley", "# Eagles", "Spike #"]
        case .baseball: ["# Pilots", "# Foxes", "# Brewers", "# Anglers", "# Miners"]
        case .americanFootball: ["# Outlaws", "# Bisons", "# Rangers", "# Thunder", "# Comets"]
        default: ["#"]
        }
    }

    private static let suffixes = ["", " II", " U21", " U19", " U17"]

    private func competition(in country: LeagueCountry) -> String {
        let forms = clubs(in: country)
        let age = Self.suffixes[min(level / forms.count, Self.suffixes.count - 1)]
        let rank = level % forms.count
        switch sport {
        case .football:
            return
                (rank < country.divisions.count
                ? country.divisions[rank] : ["National Cup", "Regional League"][rank % 2])
                + age
        case .basketball:
            return ["Basketball League", "Basketball Second League", "Basketball Cup", "Basketball Trophy"][rank] + age
        case .hockey: return ["Ice League", "Ice Second League", "Ice Cup", "Ice Trophy"][rank] + age
        case .volleyball: return ["Volley League", "Volley Second League", "Volley Cup", "Volley Trophy"][rank] + age
        case .baseball:
            return ["Continental Baseball", "Coast Baseball", "Prairie Baseball", "Lake Baseball", "Desert Baseball"][
                rank] + age
        default:
            return ["Gridiron League", "Gridiron East", "Gridiron West", "Gridiron South", "Gridiron North"][rank] + age
        }
    }

    /// A round of tournaments in one town of each country.
    private func tournaments() -> [Fixture] {
        var random = LeagueRandom(seed, level)
        let players = Self.surnames.map { surname in
            let initial = Self.initials[(level + surname.utf8.count) % Self.initials.count]
            return "\(surname) \(initial)." + (level < Self.initials.count ? "" : " \(level)")
        }.shuffled(using: &random)
        return stride(from: 0, to: players.count - 1, by: 2).map { place in
            let country = LeagueCountry.all[(place / 8 + level) % LeagueCountry.all.count]
            let town = country.towns[level % country.towns.count]
            return Fixture(
                country: country.name, code: country.code, competition: "\(town) Open", home: players[place],
                away: players[place + 1])
        }
    }

    private static let initials = ["A", "M", "J", "L", "D", "N", "P", "T", "R", "S", "K", "E", "F", "G", "C", "I"]

    private static let surnames = [
        "Almeida", "Andersson", "Barros", "Becker", "Bianchi", "Bondarenko", "Brandt", "Carvalho", "Castellano",
        "Cooper", "Costa", "Delgado", "Dubois", "Eriksen", "Ferrari", "Fischer", "Fontaine", "Garcia", "Gallo",
        "Hansen", "Hayes", "Horvat", "Ito", "Jansen", "Kaminski", "Keller", "Kovac", "Lambert", "Larsson", "Lopes",
        "Marchand", "Marino", "Mendes", "Meyer", "Moreau", "Navarro", "Nielsen", "Novak", "Okada", "Olsen", "Pereira",
        "Petrov", "Quiroga", "Ricci", "Rousseau", "Santos", "Sato", "Schmidt", "Silva", "Tanaka", "Torres", "Vasquez",
        "Vermeulen", "Visser", "Walker", "Weber", "Wilson", "Zielinski", "Ziegler", "Zimmer",
    ]
}
