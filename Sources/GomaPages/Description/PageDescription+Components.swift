extension PageDescription {
    /// The components that each page names, by the page's name; that of the page that all begins with is empty.
    package var components: [(page: String, names: [String])] {
        func names(on page: PageRoute) -> [String] { page.screen.parts.map(\.component) }
        return [("", names(on: page))] + routes.map { ($0.pattern.description, names(on: $0.page)) }
    }
}
