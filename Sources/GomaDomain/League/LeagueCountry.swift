/// A country of leagues: its towns, and how clubs are called there.
struct LeagueCountry: Sendable {
    let name: String
    let code: String
    /// The names of its football divisions, the first one first.
    let divisions: [String]
    /// What clubs make of their town's name.
    let clubs: [String]
    let towns: [String]

    init(_ name: String, _ code: String, _ divisions: [String], clubs: [String], _ towns: String) {
        self.name = name
        self.code = code
        self.divisions = divisions
        self.clubs = clubs
        self.towns = towns.split(separator: ",").map(String.init)
    }

    static let all: [LeagueCountry] = [
        LeagueCountry(
            "England", "ENG", ["First Division", "Second Division"],
            clubs: ["# Town", "# Rovers", "# City", "# Athletic"],
            "Ashford,Kendal,Ludlow,Penrith,Whitby,Malvern,Bodmin,Hexham,Thirsk,Skipton,Frome,Buxton,Louth,Wisbech,Alnwick,"
                + "Romsey,Tiverton,Leek,Stroud,Ripon"),
        LeagueCountry(
            "Spain", "ESP", ["Primera", "Segunda"], clubs: ["Real #", "Atlético #", "# CF", "Deportivo #"],
            "Cuenca,Ronda,Tudela,Zafra,Soria,Teruel,Mérida,Úbeda,Calahorra,Baza,Linares,Astorga,Lorca,Motril,Alcoy,Orihuela,"
                + "Béjar,Llanes,Reinosa,Jaca"),
        LeagueCountry(
            "Germany", "GER", ["Oberhaus", "Unterhaus"], clubs: ["SV #", "TSV #", "Eintracht #", "FC #"],
            "Celle,Goslar,Fulda,Passau,Coburg,Stade,Wismar,Lindau,Bautzen,Husum,Soest,Speyer,Ansbach,Meppen,Zittau,Görlitz,"
                + "Landau,Hameln,Tuttlingen,Aalen"),
        LeagueCountry(
            "Italy", "ITA", ["Prima Lega", "Seconda Lega"], clubs: ["AC #", "US #", "Virtus #", "# Calcio"],
            "Lucca,Asti,Biella,Faenza,Imola,Matera,Nuoro,Orvieto,Pavia,Rieti,Savona,Todi,Urbino,Volterra,Alghero,Chioggia,"
                + "Gorizia,Ivrea,Lodi,Merano"),
        LeagueCountry(
            "France", "FRA", ["Division 1", "Division 2"], clubs: ["FC #", "Stade de #", "AS #", "Olympique #"],
            "Albi,Auch,Blois,Cahors,Dax,Dole,Gap,Laon,Nevers,Pau,Rodez,Saumur,Tulle,Vannes,Vichy,Vienne,Bayeux,Millau,Royan,Sète"
        ),
        LeagueCountry(
            "Portugal", "POR", ["Liga Um", "Liga Dois"], clubs: ["SC #", "Desportivo #", "União de #", "# FC"],
            "Beja,Bragança,Caldas,Chaves,Elvas,Espinho,Évora,Fafe,Guarda,Lagos,Lamego,Leiria,Loulé,Mafra,Olhão,Ovar,Peniche,Tavira,"
                + "Tomar,Viseu"),
        LeagueCountry(
            "Netherlands", "NED", ["Hoofdklasse", "Overgangsklasse"], clubs: ["VV #", "FC #", "Sparta #", "SC #"],
            "Assen,Delft,Edam,Ede,Emmen,Gouda,Hoorn,Kampen,Leiden,Meppel,Sneek,Tiel,Urk,Veere,Venlo,Weert,Zeist,Zutphen,Goes,Almelo"
        ),
        LeagueCountry(
            "Belgium", "BEL", ["Eerste Afdeling", "Tweede Afdeling"], clubs: ["KV #", "Royal #", "Union #", "RC #"],
            "Aalst,Arlon,Ath,Binche,Diest,Dinant,Eeklo,Eupen,Geel,Halle,Huy,Ieper,Lier,Lommel,Mol,Namur,Spa,Thuin,Tielt,Veurne"
        ),
        LeagueCountry(
            "Brazil", "BRA", ["Série Ouro", "Série Prata"],
            clubs: ["# EC", "Grêmio #", "Atlético de #", "Nacional de #"],
            "Araxá,Bagé,Bauru,Cametá,Caxias,Crato,Franca,Ilhéus,Itabuna,Jaú,Lages,Marília,Mossoró,Óbidos,Olinda,Paraty,"
                + "Patos,Sobral,Tefé,Uberaba"),
        LeagueCountry(
            "Poland", "POL", ["Liga Pierwsza", "Liga Druga"], clubs: ["KS #", "Polonia #", "Orzeł #", "Stal #"],
            "Bytom,Chełm,Elbląg,Ełk,Giżycko,Gniezno,Jasło,Konin,Krosno,Kutno,Legnica,Leszno,Łomża,Nysa,Płock,Sanok,Sopot,Słupsk,"
                + "Tarnów,Żywiec"),
        LeagueCountry(
            "Sweden", "SWE", ["Storserien", "Lillserien"], clubs: ["# IF", "# BK", "IFK #", "# FF"],
            "Alingsås,Arboga,Borås,Enköping,Falun,Gävle,Halmstad,Hudiksvall,Kalmar,Kiruna,Köping,Luleå,Motala,Nora,Piteå,"
                + "Sala,Skara,Umeå,Visby,Ystad"),
        LeagueCountry(
            "United States", "USA", ["Premier Soccer", "Championship Soccer"],
            clubs: ["# United", "# SC", "# FC", "Real #"],
            "Boise,Tulsa,Tacoma,Fresno,Reno,Omaha,Wichita,Mobile,Macon,Toledo,Akron,Dayton,Duluth,Laredo,Tucson,Spokane,Eugene,"
                + "Provo,Peoria,Topeka"),
    ]
}
