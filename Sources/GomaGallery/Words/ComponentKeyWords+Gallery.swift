import GomaReview

extension ComponentKeyWords {
    /// In the language of whoever uses the gallery.
    init(_ words: GalleryWords) {
        self.init()
        component = words.text(.galleryComponentSection)
        ways = "Tab, \(words.text(.galleryArrows))"
        betweenParts = words.text(.galleryBetweenParts)
        on = { words.text(.galleryOnPart, ["part": $0]) }
        onSeveral = { words.text(.galleryOnParts, ["part": $0, "count": String($1)]) }
    }
}
