/// Games that the gallery shows, with the pictures that the project has drawn for them.
enum DemoGames {
    /// All of them.
    static let all = [
        plinkGoal, aviator, sambaSoccer, beastBelow, dragonsFortune,
        megaWheel, crystalQuest, luckyPharaoh, starburst, bookOfDead,
        gonzosQuest, megaMoolah, divineFortune, bigBassBonanza, sweetBonanza,
        surgingSevens, fruitParty, royalCards,
    ]

    static let plinkGoal = game(
        "plinkgoal", "Plink Goal", by: "Gaming Corps", picture: "plink-goal", from: 100, rating: 4.5)
    static let aviator = game("aviator", "Aviator", by: "Spribe", from: 9000, rating: 4.8)
    static let sambaSoccer = game("samba-soccer", "Samba Soccer", by: "Spinomenal", from: 50, rating: 4.1)
    static let beastBelow = game("beast-below", "Beast Below", by: "Hacksaw Gaming", from: 1, rating: 4.2)
    static let dragonsFortune = game(
        "dragons-fortune", "Dragon’s Fortune", by: "Red Tiger Gaming", from: 50, rating: 4.8)
    static let megaWheel = game("mega-wheel", "Mega Wheel", by: "Pragmatic Play", from: 100, rating: 4.6)
    static let crystalQuest = game("crystal-quest", "Crystal Quest", by: "Thunderkick", from: 25, rating: 4.4)
    static let luckyPharaoh = game("lucky-pharaoh", "Lucky Pharaoh", by: "Novomatic", from: 200, rating: 4.7)
    static let starburst = game("starburst", "Starburst", by: "NetEnt", from: 10, rating: 4.9)
    static let bookOfDead = game("book-of-dead", "Book of Dead", by: "Play’n GO", from: 20, rating: 4.8)
    static let gonzosQuest = game("gonzos-quest", "Gonzo’s Quest", by: "NetEnt", from: 50, rating: 4.7)
    static let megaMoolah = game("mega-moolah", "Mega Moolah", by: "Microgaming", from: 25, rating: 4.5)
    static let divineFortune = game("divine-fortune", "Divine Fortune", by: "NetEnt", from: 40, rating: 4.6)
    static let bigBassBonanza = game(
        "big-bass-bonanza", "Big Bass Bonanza", by: "Pragmatic Play", from: 10, rating: 4.6)
    static let sweetBonanza = game("sweet-bonanza", "Sweet Bonanza", by: "Pragmatic Play", from: 20, rating: 4.7)
    static let surgingSevens = game("surging-7s", "Surging 7s", by: "Pragmatic Play", from: 25, rating: 4.3)
    static let fruitParty = game("fruit-party", "Fruit Party", by: "Pragmatic Play", from: 20, rating: 4.4)
    static let royalCards = game("royal-cards", "Royal Cards", by: "Evolution Gaming", from: 500, rating: 4.0)

    /// - Parameters:
    ///   - picture: what it is drawn as; `nil` for what its ID says.
    ///   - stake: the least that a round costs, in XAF.
    private static func game(
        _ id: String, _ name: String, by provider: String, picture: String? = nil, from stake: Int, rating: Double
    ) -> CasinoGameCardDisplayState {
        CasinoGameCardDisplayState(
            id: id, name: name, provider: provider, pictureName: "game-\(picture ?? id)",
            minimumStake: Money(hundredths: stake * 100, "XAF"), rating: rating)
    }
}

extension CasinoGameCardDisplayState {
    var tile: CasinoGameImageDisplayState { CasinoGameImageDisplayState(id: id, name: name, pictureName: pictureName) }
    /// The same game as a line of a list.
    var line: CasinoGameSearchedDisplayState {
        CasinoGameSearchedDisplayState(id: id, name: name, provider: provider, pictureName: pictureName)
    }
}
