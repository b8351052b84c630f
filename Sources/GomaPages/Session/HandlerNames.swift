/// What actions can name: what stands on their page, the fields of the request, and the answer of an action.
@MainActor
struct HandlerNames {
    /// The fields of the request; `nil` where it may have any.
    let fields: Set<String>?
    let shapes: ShapeScope
    private let hasAnswer: Bool

    init(_ fields: Set<String>?, _ shapes: ShapeScope, hasAnswer: Bool = false) {
        (self.fields, self.hasAnswer) = (fields, hasAnswer)
        self.shapes = shapes.naming((fields ?? []).union(hasAnswer ? [PageAsking.answer] : []))
    }

    /// Those of what is done by an answer.
    var withAnswer: Self { Self(fields, shapes, hasAnswer: true) }

    /// Whether nobody knows of a way before the request is there.
    func isOpen(_ way: PageWay) -> Bool {
        guard fields == nil, case .name? = way.steps.first else { return false }
        return way.steps.count == 1 && (try? shapes.shape(at: way)) == nil
    }
}
