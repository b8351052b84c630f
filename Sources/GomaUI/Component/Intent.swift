import Foundation

/// Something that the customer can ask of a view model: one method of its protocol, by name.
///
/// What a model records in the action log can be done again by it, so a session at the keyboard becomes a script.
@MainActor
public struct Intent<Model> {
    /// The method as Swift names it, such as `selectTab(id:inSet:)`.
    public let signature: String
    let perform: (Model, [Data]) throws -> Void

    public init(_ signature: String, _ method: @escaping (Model) -> () -> Void) {
        self.init(signature, count: 0) { model, _ in method(model)() }
    }

    public init<Argument: Decodable>(_ signature: String, _ method: @escaping (Model) -> (Argument) -> Void) {
        self.init(signature, count: 1) { model, arguments in
            try method(model)(IntentCall.decode(arguments[0]))
        }
    }

    public init<First: Decodable, Second: Decodable>(
        _ signature: String, _ method: @escaping (Model) -> (First, Second) -> Void
    ) {
        self.init(signature, count: 2) { model, arguments in
            try method(model)(IntentCall.decode(arguments[0]), IntentCall.decode(arguments[1]))
        }
    }

    private init(_ signature: String, count: Int, perform: @escaping (Model, [Data]) throws -> Void) {
        let labels = IntentCall.labels(of: signature).count
        precondition(labels == count, "\(signature) names \(labels) arguments, its method takes \(count)")
        self.signature = signature
        self.perform = perform
    }
}
