extension PageRouter {
    /// What has been done to the page.
    var memory: PageMemory {
        func open(_ screen: PageViewController) -> PageMemory.Open {
            PageMemory.Open(name: screen.address.name, isBox: screen.isSheet, place: screen.readingPlace)
        }
        var stacks = others.mapValues { $0.map(open) }
        let shown = stack.compactMap { $0.screen.map(open) }
        // The page that all begins with lies below each tab.
        stacks[""] = Array(shown.prefix(1)) + (tab.isEmpty ? Array(shown.dropFirst()) : stacks[""] ?? [])
        if !tab.isEmpty { stacks[tab] = Array(shown.dropFirst()) }
        return session.memory(stacks: stacks, tab: tab)
    }

    /// Opens the pages again that were open in another run, the tab last that was shown.
    func reopen(_ memory: PageMemory, _ presenter: PagePresenter) {
        stack.first?.screen.map { screen in
            if let place = memory.stacks[""]?.first?.place { screen.readingPlace = place }
        }
        let tabs = ([""] + session.description.tabs).filter { memory.stacks[$0] != nil }
        for tab in tabs.filter({ $0 != memory.tab }) + tabs.filter({ $0 == memory.tab }) {
            if tab.isEmpty { goToRoot() } else { _ = go(to: tab, presenter) }
            for page in (memory.stacks[tab] ?? []).dropFirst(tab.isEmpty ? 1 : 0) {
                let form: Window.Presentation = page.isBox ? .sheet : .fullScreen
                // The first page of a tab has come with the tab.
                if page.name != tab, page.name.map({ go(to: $0, presenter, as: form) }) != true { continue }
                stack.last?.screen?.readingPlace = page.place
            }
        }
    }
}
