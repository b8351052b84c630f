/// A game, and the way in which it is played.
struct GameDetails: Codable {
    let id: String
    var isPractice: Bool?

    var mode: Game.Mode { isPractice == true ? .practice : .money }
}
