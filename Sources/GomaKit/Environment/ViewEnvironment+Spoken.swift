extension ViewEnvironment {
    /// What a screen reader says of controls, in the customer's language.
    package var controlWords: ControlWords {
        ControlWords(
            selected: text(.spokenSelected), unavailable: text(.spokenUnavailable), readOnly: text(.spokenReadOnly),
            required: text(.spokenRequired), masked: text(.spokenMasked), checked: text(.spokenChecked),
            unchecked: text(.spokenUnchecked), expanded: text(.spokenExpanded), collapsed: text(.spokenCollapsed))
    }
}
