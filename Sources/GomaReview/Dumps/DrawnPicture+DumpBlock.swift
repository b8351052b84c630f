extension DrawnPicture {
    init(_ block: DumpBlock) { self.init(glyphs: block.glyphs, styles: block.styles, legend: block.legend) }

    /// The film of a block, of which no styles are kept.
    init(filmOf block: DumpBlock) { self.init(glyphs: block.film, styles: [], legend: []) }

    /// The picture of a block with its film below.
    init(withFilm block: DumpBlock) {
        let rows = block.film.isEmpty ? block.glyphs : block.glyphs + [""] + block.film
        self.init(glyphs: rows, styles: block.styles, legend: block.legend)
    }
}
