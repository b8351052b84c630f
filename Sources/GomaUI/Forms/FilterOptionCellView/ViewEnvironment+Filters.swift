extension ViewEnvironment {
    /// A filter and what is chosen for it, to be read aloud; `nil` where nothing is known yet.
    func spokenFilter(_ kind: FilterOptionKind, choice: String) -> String? {
        guard !choice.isEmpty else { return nil }
        return text(.filterAndChoice, ["filter": text(kind.title), "choice": choice])
    }
}
