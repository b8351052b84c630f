/// Texts that the components of Match Cards bring themselves.
extension LocalizationKey {
    public static let live = Self("live", english: "Live", portuguese: "Ao vivo")
    public static let liveUppercase = Self("liveUppercase", english: "LIVE", portuguese: "AO VIVO")
    public static let ended = Self("ended", english: "Ended", portuguese: "Terminado")
    public static let noScores = Self("noScores", english: "No scores yet", portuguese: "Ainda sem resultado")
    public static let favorite = Self("favorite", english: "Favourite", portuguese: "Favorito")
    public static let serving = Self("serving", english: "Serving", portuguese: "A servir")
    public static let back = Self("back", english: "Back", portuguese: "Voltar")
    public static let firstHalf = Self("firstHalf", english: "1st Half", portuguese: "1.ª parte")
    public static let halfTime = Self("halfTime", english: "Half Time", portuguese: "Intervalo")
    public static let secondHalf = Self("secondHalf", english: "2nd Half", portuguese: "2.ª parte")
    public static let fullTime = Self("fullTime", english: "Full time", portuguese: "Fim do jogo")
    /// Stands right behind the number.
    public static let minutes = Self("minutes", english: "mins", portuguese: " min")
    public static let noFeaturedMatch = Self(
        "noFeaturedMatch",
        english: "No featured match now",
        portuguese: "Sem jogo em destaque agora")
    public static let lookAtAllMatches = Self(
        "lookAtAllMatches",
        english: "All matches are in the list below",
        portuguese: "Todos os jogos estão na lista abaixo")
}
