/// What an action is done with, by its identity.
struct NamedThing: Codable {
    let id: String
}
