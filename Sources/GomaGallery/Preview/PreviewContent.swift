/// The content of a preview: a component at work in one of its states.
package struct PreviewContent {
    let component: ComponentDescriptor
    let stateIndex: Int
    let instance: ComponentInstance
    /// The file that the state comes from, where it is none of the component's own.
    let file: String?
    /// The state as it has been edited in the controls; `nil` where it has not been.
    var edited: JSONValue?
    /// The places of the component's states that have been edited, this one among them.
    var editedStates: Set<Int> = []

    var isEdited: Bool { edited != nil }

    @MainActor var state: ComponentDescriptor.State { component.states[stateIndex] }

    /// What the terminal's window is called meanwhile.
    @MainActor var title: String { component.title(ofStateAt: stateIndex, from: file) }

    /// Whether the state is another than the one that it is named after: edited, changed by use, or from a file.
    @MainActor var isChanged: Bool {
        get throws {
            let language = instance.environment.localization
            return try instance.state() != component.stateData(at: stateIndex, in: language)
        }
    }

    /// The dump of it in the state that it is in: its first frame, styles by role, focus order and reading text.
    @MainActor func dump(width: Int) throws -> String {
        let given = try instance.state().map { GivenState(file: file ?? "", data: $0) }
        let offscreen = try OffscreenComponent(
            component, stateAt: stateIndex, given: given, width: width, in: instance.environment.standingStill)
        let picture = Picture(of: offscreen, component, state)
        let lines = picture.surface.rows + DumpBlock(picture).layersBelow
        return lines.joined(separator: "\n") + "\n"
    }

    /// The name of a file that holds something of it, without an ending; one that has changed says so, so that it is
    /// not taken for what it is named after.
    @MainActor var fileName: String {
        get throws { "\(component.name)-\(state.name)\(try isChanged ? "-changed" : "")" }
    }
}
