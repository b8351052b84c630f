/// A state that is a picture and nothing else.
protocol ImageDisplayState: DisplayState {
    var picture: BlockPicture { get }
    init(picture: BlockPicture)

    /// A picture that comes; others are named after it.
    static var stadium: Self { get }
}

extension ImageDisplayState {
    static var tall: Self {
        Self(
            picture: BlockPicture(
                name: "\(pictureName)-tall", alternative: "A striker jumps for the ball", proportion: 1.0))
    }
    static var failing: Self {
        Self(
            picture: BlockPicture(
                name: "missing-\(pictureName)", alternative: "Two friends watch the match on their terminal",
                proportion: 2.0))
    }
    static var withoutPicture: Self {
        Self(picture: BlockPicture(name: nil, alternative: "Welcome bonus: your first deposit doubled", proportion: 4))
    }

    private static var pictureName: String { stadium.picture.name ?? "" }
}
