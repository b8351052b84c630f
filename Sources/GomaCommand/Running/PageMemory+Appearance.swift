extension PageMemory {
    /// The same without the theme and the language that were used last, where others are asked for now.
    func yielding(to appearance: Appearance) -> Self {
        var memory = self
        if appearance.theme != nil { memory.theme = nil }
        if appearance.localization != .english || appearance.isLanguageAsked { memory.language = nil }
        return memory
    }
}
