/// What is told of the games that the app comes with.
extension LocalizationKey {
    static let gameTexts = [
        Self("gameDragonsFortune", english: "The dragon wakes when five pearls are on the reels."),
        Self("gameCrystalQuest", english: "Crystals that win make room for the next."),
        Self("gameBeastBelow", english: "What lies in the deep pays up to 10,000 times the stake."),
        Self("gameSambaSoccer", english: "Reels from the beach, with free kicks for three balls."),
        Self("gamePlinkGoal", english: "A ball, a goal, and pegs in between."),
        Self("gameSurgingSevens", english: "Sevens that surge from reel to reel."),
        Self("gameFruitParty", english: "Fruit in bunches of five and more."),
        Self("gameStarburst", english: "Stars that spread over whole reels, and win both ways."),
        Self("gameBookOfDead", english: "Three books open ten free spins with a symbol that grows."),
        Self("gameGonzosQuest", english: "Stones that fall, and multiply what they win."),
        Self("gameSweetBonanza", english: "Sweets pay wherever they fall."),
        Self("gameBigBassBonanza", english: "The angler takes every fish on the reels."),
        Self("gameLuckyPharaoh", english: "Full pyramids bring the power spins."),
        Self("gameAviator", english: "A plane climbs and the prize with it; get out before it is gone."),
        Self("gameMegaWheel", english: "A wheel of 54 fields, turned live in the studio."),
        Self("gameMegaMoolah", english: "Four jackpots, of which the largest begins at a million."),
        Self("gameDivineFortune", english: "Three jackpots, collected coin by coin."),
        Self("gameRoyalCards", english: "Cards dealt by a croupier, with seven seats at the table."),
    ]
}
