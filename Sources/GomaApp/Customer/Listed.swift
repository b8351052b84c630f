/// Something in a list that pages show, with what tells it from the others.
struct Listed<Item: Encodable>: Encodable {
    let id: String
    let item: Item
}
