/// A view that knows where the model it shows belongs.
protocol ModelDriven: View {
    /// The path of the model that it shows; `nil` where it shows none, or one without a path.
    var modelPath: String? { get }
    /// The `id` of the state that it shows, as a part of an identifier; `nil` where there is none that can be one.
    var modelID: String? { get }
    /// Lets go of the model, and of all that the customer did to the view: nothing is drawn for it, as the view is not
    /// shown again before it has another model.
    func leaveForGood()
}

extension DisplayState {
    /// The property `id` as a part of an identifier; `nil` where there is none that can be one.
    var identifierPart: String? {
        let id = Mirror(reflecting: self).children.first { $0.label == "id" }?.value as? String
        return id.flatMap { id in
            let isPlain =
                id.allSatisfy { !$0.isWhitespace && !"[]\"\\".contains($0) } && TextGate.sanitized(id) == id
            return id.isEmpty || id.count > Self.longestIdentifierPart || !isPlain ? nil : id
        }
    }

    private static var longestIdentifierPart: Int { 60 }
}
