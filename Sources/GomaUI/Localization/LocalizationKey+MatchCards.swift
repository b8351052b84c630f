/// Texts that the components of Match Cards bring themselves.
extension LocalizationKey {
    public static let live = Self("live", english: "Live", portuguese: "Ao vivo")
    public static let liveUppercase = Self("liveUppercase", english: "LIVE", portuguese: "AO VIVO")
    public static let ended = Self("ended", english: "Ended", portuguese: "Terminado")
    public static let noScores = Self("noScores", english: "No scores yet", portuguese: "Ainda sem resultado")
    public static let favorite = Self("favorite", english: "Favourite", portuguese: "Favorito")
    public static let serving = Self("serving", english: "Serving", portuguese: "A servir")
}
