/// What an action is told that needs to know nothing.
struct NoDetails: Codable {}
