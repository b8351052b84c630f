import TerminalKit

/// The base of what a screen of the gallery or a page consists of: everything inside it finds the words around it here.
package class GalleryView: View {
    let words: GalleryWords

    package init(words: GalleryWords = .english) {
        self.words = words
        super.init()
    }

    package override func keyTitle(_ title: KeyTitle) -> String { words.title(title) }

    package override func limitWords(_ most: Int) -> String { words.text(.textLimit, ["count": String(most)]) }
}

extension View {
    /// The gallery's words, once the view is inside one of its screens.
    var galleryWords: GalleryWords { (self as? GalleryView)?.words ?? superview?.galleryWords ?? .english }
}
