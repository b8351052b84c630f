/// The components that are filled in.
@MainActor
enum FormsChapter {
    static let entries: [any CatalogEntry.Type] = [
        BorderedTextFieldCatalog.self,
        CodeClipboardCatalog.self,
        CodeInputCatalog.self,
        CopyableCodeCatalog.self,
        CustomSliderCatalog.self,
        PinDigitEntryCatalog.self,
        RecentSearchCatalog.self,
        ResendCodeCatalog.self,
        SearchCatalog.self,
        SearchHeaderInfoCatalog.self,
        SelectOptionsCatalog.self,
        TermsAcceptanceCatalog.self,
    ]
}
