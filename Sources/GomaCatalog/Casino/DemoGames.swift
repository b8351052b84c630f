/// Games that the gallery shows, with the pictures that the project has drawn for them.
enum DemoGames {
    /// All of them.
    static let all = [
        plinkGoal, aviator, sambaSoccer, beastBelow, dragonsFortune,
        megaWheel, crystalQuest, luckyPharaoh, starburst, bookOfDead,
        gonzosQuest, megaMoolah, divineFortune, bigBassBonanza, sweetBonanza,
        surgingSevens, fruitParty, royalCards,
    ]

    static let plinkGoal = CasinoGameCardDisplayState(
        id: "plinkgoal", name: "Plink Goal", provider: "Gaming Corps", pictureName: "game-plink-goal",
        minimumStake: xaf(100), rating: 4.5)
    static let aviator = CasinoGameCardDisplayState(
        id: "aviator", name: "Aviator", provider: "Spribe", pictureName: "game-aviator", minimumStake: xaf(9000),
        rating: 4.8)
    static let sambaSoccer = CasinoGameCardDisplayState(
        id: "samba-soccer", name: "Samba Soccer", provider: "Spinomenal", pictureName: "game-samba-soccer",
        minimumStake: xaf(50), rating: 4.1)
    static let beastBelow = CasinoGameCardDisplayState(
        id: "beast-below", name: "Beast Below", provider: "Hacksaw Gaming", pictureName: "game-beast-below",
        minimumStake: xaf(1), rating: 4.2)
    static let dragonsFortune = CasinoGameCardDisplayState(
        id: "dragons-fortune", name: "Dragon’s Fortune", provider: "Red Tiger Gaming",
        pictureName: "game-dragons-fortune", minimumStake: xaf(50), rating: 4.8)
    static let megaWheel = CasinoGameCardDisplayState(
        id: "mega-wheel", name: "Mega Wheel", provider: "Pragmatic Play", pictureName: "game-mega-wheel",
        minimumStake: xaf(100), rating: 4.6)
    static let crystalQuest = CasinoGameCardDisplayState(
        id: "crystal-quest", name: "Crystal Quest", provider: "Thunderkick", pictureName: "game-crystal-quest",
        minimumStake: xaf(25), rating: 4.4)
    static let luckyPharaoh = CasinoGameCardDisplayState(
        id: "lucky-pharaoh", name: "Lucky Pharaoh", provider: "Novomatic", pictureName: "game-lucky-pharaoh",
        minimumStake: xaf(200), rating: 4.7)
    static let starburst = CasinoGameCardDisplayState(
        id: "starburst", name: "Starburst", provider: "NetEnt", pictureName: "game-starburst", minimumStake: xaf(10),
        rating: 4.9)
    static let bookOfDead = CasinoGameCardDisplayState(
        id: "book-of-dead", name: "Book of Dead", provider: "Play’n GO", pictureName: "game-book-of-dead",
        minimumStake: xaf(20), rating: 4.8)
    static let gonzosQuest = CasinoGameCardDisplayState(
        id: "gonzos-quest", name: "Gonzo’s Quest", provider: "NetEnt", pictureName: "game-gonzos-quest",
        minimumStake: xaf(50), rating: 4.7)
    static let megaMoolah = CasinoGameCardDisplayState(
        id: "mega-moolah", name: "Mega Moolah", provider: "Microgaming", pictureName: "game-mega-moolah",
        minimumStake: xaf(25), rating: 4.5)
    static let divineFortune = CasinoGameCardDisplayState(
        id: "divine-fortune", name: "Divine Fortune", provider: "NetEnt", pictureName: "game-divine-fortune",
        minimumStake: xaf(40), rating: 4.6)
    static let bigBassBonanza = CasinoGameCardDisplayState(
        id: "big-bass-bonanza", name: "Big Bass Bonanza", provider: "Pragmatic Play",
        pictureName: "game-big-bass-bonanza", minimumStake: xaf(10), rating: 4.6)
    static let sweetBonanza = CasinoGameCardDisplayState(
        id: "sweet-bonanza", name: "Sweet Bonanza", provider: "Pragmatic Play", pictureName: "game-sweet-bonanza",
        minimumStake: xaf(20), rating: 4.7)
    static let surgingSevens = CasinoGameCardDisplayState(
        id: "surging-7s", name: "Surging 7s", provider: "Pragmatic Play", pictureName: "game-surging-7s",
        minimumStake: xaf(25), rating: 4.3)
    static let fruitParty = CasinoGameCardDisplayState(
        id: "fruit-party", name: "Fruit Party", provider: "Pragmatic Play", pictureName: "game-fruit-party",
        minimumStake: xaf(20), rating: 4.4)
    static let royalCards = CasinoGameCardDisplayState(
        id: "royal-cards", name: "Royal Cards", provider: "Evolution Gaming", pictureName: "game-royal-cards",
        minimumStake: xaf(500), rating: 4.0)

    private static func xaf(_ amount: Int) -> Money { Money(hundredths: amount * 100, "XAF") }
}

extension CasinoGameCardDisplayState {
    /// The same game as a picture tile.
    var tile: CasinoGameImageDisplayState { CasinoGameImageDisplayState(id: id, name: name, pictureName: pictureName) }
    /// The same game as a line of a list.
    var line: CasinoGameSearchedDisplayState {
        CasinoGameSearchedDisplayState(id: id, name: name, provider: provider, pictureName: pictureName)
    }
}
