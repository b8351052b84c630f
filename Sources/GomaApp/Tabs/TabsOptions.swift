/// What a page says of its tabs.
struct TabsOptions: Decodable {
    var items: [TabEntry]
}
