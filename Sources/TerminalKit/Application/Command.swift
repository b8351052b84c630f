/// A command of an app that has no key of its own; the list of commands has it.
public struct Command {
    /// What it does, in a few words such as "begin anew".
    public let title: String
    let perform: @MainActor () -> Void

    public init(_ title: String, perform: @escaping @MainActor () -> Void) {
        self.title = title
        self.perform = perform
    }
}
