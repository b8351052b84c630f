/// The list of themes.
struct ThemesContent {
    /// A theme in the list.
    struct Row {
        let name: String
        let title: String
        /// Whether it can be used.
        let isReadable: Bool
        let isInUse: Bool
    }

    let rows: [Row]
    let selectedRow: Int?
}
