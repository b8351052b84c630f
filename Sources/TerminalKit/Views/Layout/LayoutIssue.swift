/// A problem of a layout, and the views that it concerns.
public struct LayoutIssue: Hashable, Sendable, CustomStringConvertible {
    /// Names of the views involved, the container first.
    public let views: [String]
    /// What is wrong, in a sentence.
    public let problem: String

    public var description: String { "\(views.joined(separator: "/")): \(problem)" }
}

extension LayoutIssue {
    /// A problem of some views, the container first.
    @MainActor
    init(of views: [View], _ problem: String) {
        self.init(views: views.map { String(nameOf: $0) }, problem: problem)
    }
}

extension View {
    /// What the last layout could not satisfy: pins that could not be followed, and subviews that nobody has placed.
    ///
    /// A subview has a place once its ``frame`` was set, be it to nothing: by pins, by this view's own
    /// ``layoutSubviews()`` or by a view around it.
    public var layoutIssues: [LayoutIssue] {
        guard isLaidOut else { return pinIssues }
        let lost = subviews.filter { !$0.isPlaced && !$0.isHidden }
        return pinIssues
            + lost.map { LayoutIssue(of: [self, $0], "nothing says where it stands; pin it, or put it in a stack") }
    }
}
