import Foundation

/// A state that comes from a file and not from a component's own.
public struct GivenState: Hashable, Sendable {
    /// The file's name, without its folder.
    public let file: String
    /// The whole state as JSON.
    public let data: Data

    public init(file: String, data: Data) {
        self.file = file
        self.data = data
    }

    /// Reads a file.
    /// - Parameters:
    ///   - index: the state of the component over which the file's fields are laid.
    ///   - takesPipes: whether a named pipe is waited for; not while something is on show.
    /// - Throws: ``InputError``, ``StateFileError`` or `DataTextError`.
    @MainActor
    package init(readingFile path: String, of component: ComponentDescriptor, over index: Int, takesPipes: Bool = true)
        throws
    {
        data = try StateFile(at: path, takesPipes: takesPipes).state(of: component, over: index)
        file = (path as NSString).lastPathComponent
    }
}

extension ComponentDescriptor {
    /// A component at work in one of its states, or in one from a file in place of that.
    package func instance(
        stateAt index: Int, given: GivenState?, in environment: ViewEnvironment
    ) throws -> ComponentInstance {
        guard let given else { return instance(stateAt: index, in: environment) }
        return try instance(state: given.data, inPlaceOf: index, in: environment)
    }
}
