import TerminalKit

extension Glyph {
    /// Before a line of a list.
    static let bullet = Self("bullet", unicode: "•", ascii: "*")
    /// What a press plays.
    static let play = Self("play", unicode: "►", ascii: ">")
}
