/// Gives numbers to pairs of colours: ncurses, or a stand-in.
protocol ColorPairAllocator {
    /// Highest number; 0 is the terminal's own colours and always defined.
    var limit: Int32 { get }

    /// Makes `number` stand for `pair`, whatever it stood for before.
    func define(_ number: Int32, as pair: ColorPair)

    /// How unlike two colours look: 0 for the same, 1 for black and white.
    func difference(_ one: Int32, _ other: Int32) -> Double
}
