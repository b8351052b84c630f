import Synchronization
import TerminalKit

/// Pictures of games that the project has drawn itself, for galleries and tests.
enum GamePicture: String, CaseIterable {
    case plinkGoal = "plink-goal"
    case aviator
    case sambaSoccer = "samba-soccer"
    case beastBelow = "beast-below"
    case dragonsFortune = "dragons-fortune"
    case megaWheel = "mega-wheel"
    case crystalQuest = "crystal-quest"
    case luckyPharaoh = "lucky-pharaoh"
    case starburst
    case bookOfDead = "book-of-dead"
    case gonzosQuest = "gonzos-quest"
    case megaMoolah = "mega-moolah"
    case divineFortune = "divine-fortune"
    case bigBassBonanza = "big-bass-bonanza"
    case sweetBonanza = "sweet-bonanza"
    case surgingSevens = "surging-7s"
    case fruitParty = "fruit-party"
    case royalCards = "royal-cards"

    private static let drawn = Mutex<[GamePicture: Bitmap]>([:])

    /// What the name of a game's picture begins with; its ``rawValue`` follows.
    static let prefix = "game-"

    /// The picture of that name; `nil` where none has been drawn.
    init?(named name: String) {
        guard name.hasPrefix(Self.prefix) else { return nil }
        self.init(rawValue: String(name.dropFirst(Self.prefix.count)))
    }

    /// The picture's name, as loaders take it.
    var name: String { Self.prefix + rawValue }

    /// The same every time; drawn when it is first asked for.
    var bitmap: Bitmap {
        if let known = Self.drawn.withLock({ $0[self] }) { return known }
        var canvas = PictureCanvas()
        draw(on: &canvas)
        let bitmap = canvas.bitmap
        Self.drawn.withLock { $0[self] = bitmap }
        return bitmap
    }

    private func draw(on canvas: inout PictureCanvas) {
        switch self {
        case .plinkGoal: canvas.drawGoal()
        case .aviator: canvas.drawPlane()
        case .sambaSoccer: canvas.drawSamba()
        case .beastBelow: canvas.drawBeast()
        case .dragonsFortune: canvas.drawDragon()
        case .megaWheel: canvas.drawWheel()
        case .crystalQuest: canvas.drawGem()
        case .luckyPharaoh: canvas.drawPyramids()
        case .starburst: canvas.drawStarburst()
        case .bookOfDead: canvas.drawBook()
        case .gonzosQuest: canvas.drawMask()
        case .megaMoolah: canvas.drawLion()
        case .divineFortune: canvas.drawCoins()
        case .bigBassBonanza: canvas.drawFish()
        case .sweetBonanza: canvas.drawSweets()
        case .surgingSevens: canvas.drawSeven()
        case .fruitParty: canvas.drawCherries()
        case .royalCards: canvas.drawCards()
        }
    }
}
