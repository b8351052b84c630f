extension Glyph {
    /// Before a line of a list.
    package static let bullet = Self("bullet", unicode: "•", ascii: "*")
    /// What a press plays.
    package static let play = Self("play", unicode: "►", ascii: ">")
}
