import Foundation

/// The keeper of sessions: what is done to components by hand, begun and written down.
@MainActor
package struct SessionKeeper {
    let registry: ComponentRegistry
    let themes: ThemeSelection
    let saves: SaveFolder
    let eventLog: EventLog
    let words: GalleryWords

    /// Begins to note down what is done to a component; `nil` where there is nothing to ask anything.
    func begin(with content: PreviewContent) -> Session? {
        do {
            return try Session(of: content)
        } catch {
            eventLog.record("no session", "\(error)")
            return nil
        }
    }

    /// Writes a session as a script, with the state that came of it, and where needed the one that it began in.
    /// - Returns: a sentence on where they are.
    /// - Throws: ``SessionError`` where it could not be played again, or `OutputError`; nothing wrong is written.
    func save(_ session: Session) throws -> String {
        let script = try SessionScript(session, registry: registry, library: themes.library, theme: themes.current.name)
        let (component, end) = (session.component, try session.end.state)
        func write(_ state: Data, as name: String) throws -> String {
            try saves.write(StateFile.text(of: state, component: component, isJSON: false), as: name)
        }
        let name = "\(component.name)-session"
        let start = session.beginsAsNamed ? nil : try write(session.start.state, as: "\(name)-start.yaml")
        let startName = start.map { String($0.split(separator: "/").last ?? "") }
        let play = try saves.write(script.text(stateFile: startName), as: "\(name).play")
        let state = try write(end, as: "\(name).yaml")
        return words.text(.gallerySavedSession, ["file": play, "state": state])
    }
}
