/// What a page asks of an action that is written in Swift.
struct PageAsking: Sendable {
    /// The action's name.
    let action: String
    /// The form whose values are sent, once they are right; `nil` for none.
    let form: String?
    /// What the action is told; literals and `$paths` mixed. `nil` for nothing, or for the values of the form alone.
    let fields: PageNode?
    /// What is done when it is done, refused, or not answered.
    let done: [PageAction]
    let refused: [PageAction]
    let silent: [PageAction]

    /// What the answer is called in what is done by it.
    static let answer = "answer"

    var followers: [PageAction] { done + refused + silent }
}
