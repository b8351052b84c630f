/// The content of the differences screen.
struct DifferencesContent {
    let component: String
    /// Names of the two, in the order in which they are compared.
    let names: (before: String, after: String)
    let isShowingBefore: Bool
    /// The one of the two that is shown, with what differs marked.
    let picture: Surface
    /// How its cells look; `nil` leaves them as everything else on the screen.
    let colors: EmulatedColors?
    let sentences: [String]
    /// Cells that differ.
    let count: Int
    let hasRuler: Bool
    let notes: [String]
    let theme: String
}
