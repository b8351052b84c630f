/// The options of a source of which nothing can be said.
struct NoOptions: Codable {}
