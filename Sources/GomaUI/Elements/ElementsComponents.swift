/// The components of this room, by their views.
@MainActor
public enum ElementsComponents {
    /// In the order of their names.
    public static let all: [any StandardComponent.Type] = [
        ActionRowView.self,
        ButtonIconView.self,
        ButtonView.self,
        CapsuleView.self,
        CustomExpandableSectionView.self,
        ExpandableSectionView.self,
        ExtendedListFooterView.self,
        HeaderTextView.self,
        HighlightedTextView.self,
        InfoRowView.self,
        SimpleOptionRowView.self,
        SquareSeeMoreView.self,
        StepInstructionView.self,
    ]
}
