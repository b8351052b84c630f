/// The base of what a screen of the gallery or a page consists of: everything inside it finds the words around it here.
class GalleryView: View {
    let words: GalleryWords

    init(words: GalleryWords = .english) {
        self.words = words
        super.init()
    }

    /// One of the gallery's own words.
    final func text(_ key: LocalizationKey) -> String { words.text(key) }

    override func keyTitle(_ title: KeyTitle) -> String { words.title(title) }

    override func limitWords(_ most: Int) -> String { words.text(.textLimit, ["count": String(most)]) }
}

extension View {
    /// The gallery's words, once the view is inside one of its screens.
    var galleryWords: GalleryWords { (self as? GalleryView)?.words ?? superview?.galleryWords ?? .english }
}

extension GalleryWords {
    /// A view inside which everything says what is around components in these words.
    @MainActor
    package func makeView() -> View { GalleryView(words: self) }
}
