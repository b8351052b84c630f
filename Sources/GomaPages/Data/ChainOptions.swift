/// What a page says of sources that stand together.
struct ChainOptions: Codable {
    /// The names of sources above this one, in their order.
    var of: [String]
}
