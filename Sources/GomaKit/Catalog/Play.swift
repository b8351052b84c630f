/// A script of what can be done with a component, which is played, checked and dumped as numbered frames.
///
/// A script has one step on each line; `gomaui play --help` lists the steps.
public struct Play: Hashable, Sendable {
    package let name: String
    package let state: String
    package let script: String

    /// - Parameters:
    ///   - name: what is done, such as "Select and deselect"; unique in the component.
    ///   - state: the variant that it begins with, by name.
    ///   - script: one step on each line.
    public init(_ name: String, state: String, _ script: String) {
        self.name = name
        self.state = state
        self.script = script
    }
}
