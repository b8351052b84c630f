extension PageMemory {
    /// The same without the theme and the language that were used last, where others are asked for now.
    func yielding(to asked: ScreenOptions) -> Self {
        var memory = self
        if asked.theme != nil { memory.theme = nil }
        if asked.localization != .english || asked.isLanguageAsked { memory.language = nil }
        return memory
    }
}
