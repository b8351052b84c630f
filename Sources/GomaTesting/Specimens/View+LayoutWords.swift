extension View {
    /// What layouts in here could not satisfy, in words.
    var layoutWords: [String] { tree.flatMap(\.layoutIssues).map { "layout: \($0)" } }
}
