/// What the customer changes of what is known.
struct ProfileDetails: Codable {
    let name: String
    let phone: String
}
