/// The words around components: of the gallery, in the language of whoever uses it, and of a page, in the page's.
package struct GalleryWords: Sendable {
    /// What everything that is compared speaks: plays, dumps and tests.
    package static let english = GalleryWords(Localization.english)

    package let language: any LocalizationProvider

    package init(_ language: any LocalizationProvider) { self.language = language }

    /// A text; it is looked up when it is asked for.
    package func text(_ key: LocalizationKey) -> String { language.string(key) }

    /// A text with what stands in braces replaced.
    package func text(_ key: LocalizationKey, _ values: KeyValuePairs<String, String>) -> String {
        language.string(key, values)
    }

    /// What a key of the engine's own views does.
    package func title(_ title: KeyTitle) -> String { text(title.text) }

    // MARK: Numbers with their nouns

    func components(_ count: Int) -> String { counted(count, .galleryOneComponent, .galleryComponentCount) }

    func states(_ count: Int) -> String { counted(count, .galleryOneState, .galleryStates) }

    func columns(_ count: Int) -> String { counted(count, .galleryOneColumn, .galleryColumns) }

    /// What has become of a list: `with 3 elements`.
    func elements(_ count: Int) -> String { counted(count, .galleryOneElement, .galleryElements) }

    func differingCells(_ count: Int) -> String { counted(count, .galleryCellDiffers, .galleryCellsDiffer) }

    func values(_ count: Int) -> String { counted(count, .galleryOneValue, .galleryValues) }

    func unsavedStates(_ count: Int) -> String { counted(count, .galleryOneUnsaved, .galleryManyUnsaved) }

    private func counted(_ count: Int, _ one: LocalizationKey, _ many: LocalizationKey) -> String {
        language.counted(count, one, many)
    }
}
