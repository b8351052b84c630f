/// Pictures that are written into one document, each under its title.
public struct PictureSheet: Sendable {
    /// A picture and what it shows.
    public struct Item: Sendable {
        /// What it is called; empty where there is nothing to tell apart.
        public let title: String
        /// The cells.
        public let surface: Surface

        public init(_ title: String, _ surface: Surface) {
            self.title = title
            self.surface = surface
        }
    }

    /// What the document is called.
    public let title: String
    /// What there is to say about all of it, such as category and glyph set.
    public let notes: [String]
    /// The pictures, from top to bottom.
    public let items: [Item]

    public init(_ title: String, notes: [String] = [], items: [Item]) {
        self.title = title
        self.notes = notes
        self.items = items
    }

    /// A component in one state, alone.
    /// - Parameter surface: the picture's own, or its film.
    @MainActor
    public init(_ picture: Picture, showing surface: Surface) {
        self.init("\(picture.component.id), \(picture.state.name)", items: [Item("", surface)])
    }

    /// The fonts that pictures are set in: equal widths everywhere, with the signs that components use.
    static let fonts = "ui-monospace,'DejaVu Sans Mono','Cascadia Mono',Menlo,Consolas,'Liberation Mono',monospace"

    /// What a file says first about where it comes from, so that the next run knows its own files.
    static let mark = "<!-- Written by gomaui. -->"
}
