/// A tab as a page's file holds it.
struct TabEntry: Decodable {
    /// The tab's page; empty for the one that all begins with.
    let id: String
    let title: String
    let icon: Pictogram?
}
