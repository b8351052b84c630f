/// The components of this room, by their views.
@MainActor
public enum FormsComponents {
    /// In the order of their names.
    public static let all: [any StandardComponent.Type] = [
        BorderedTextFieldView.self,
        CodeClipboardView.self,
        CodeInputView.self,
        CopyableCodeView.self,
        CountryLeaguesFilterView.self,
        CustomSliderView.self,
        FilterOptionCellView.self,
        GeneralFilterBarView.self,
        LeaguesFilterView.self,
        MainFilterPillView.self,
        PillItemView.self,
        PillSelectorBarView.self,
        PinDigitEntryView.self,
        RecentSearchView.self,
        ResendCodeView.self,
        SearchHeaderInfoView.self,
        SearchView.self,
        SelectOptionsView.self,
        SimpleSquaredFilterBarView.self,
        SortFilterView.self,
        SportGamesFilterView.self,
        SportSelectorCellView.self,
        SportTypeSelectorItemView.self,
        SportTypeSelectorView.self,
        TermsAcceptanceView.self,
        TimeSliderView.self,
    ]
}
