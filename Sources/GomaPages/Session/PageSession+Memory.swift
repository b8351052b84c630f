extension PageSession {
    /// What has been done to the page.
    /// - Parameters:
    ///   - stacks: the pages that are open, by their tabs.
    ///   - tab: the one that is shown.
    package func memory(stacks: [String: [PageMemory.Open]], tab: String) -> PageMemory {
        var memory = PageMemory()
        for declared in description.sources {
            guard let value = sources[declared.name]?.memory else { continue }
            memory.sources[declared.name] = PageMemory.Source(
                kind: declared.kind ?? "", declared: declared.options.json, value: value)
        }
        memory.states = leftStates
        memory.interfaces = parts.all
        memory.language = (environment.localization as? LanguageSwitch)?.locale
        (memory.stacks, memory.tab) = (stacks, tab)
        return memory
    }

    /// Puts back what sources held, where the page declares them as it did.
    func remember(_ memory: PageMemory) {
        if let language = memory.language { _ = speak(language) }
        for declared in description.sources {
            let kind = declared.kind ?? ""
            // As it is written, 4.0 and 4 are the same.
            guard let source = memory.sources[declared.name], source.kind ?? kind == kind,
                (try? source.declared.data) == (try? declared.options.json.data)
            else { continue }
            sources[declared.name]?.remember(source.value)
        }
    }
}
