/// What is to go wrong, or go well again.
struct TroubleDetails: Codable {
    let trouble: Trouble
}
