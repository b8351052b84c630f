/// A model whose questions are answered by a script.
@MainActor
public protocol AnsweredModel: AnyObject {
    var server: MockServer? { get set }
}
