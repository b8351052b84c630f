/// The host of what a script plays, in a window without a terminal: a component alone, or a scene of a program.
@MainActor
package final class PlayHost {
    private(set) var window: Window
    let registry: ComponentRegistry
    package let environment: ViewEnvironment
    package let time: VirtualTime
    private(set) var hasQuit = false
    /// What is played, where it is no component alone.
    private var scene: PlayScene?
    /// The component that is played alone, and the columns offered to it.
    private let alone: (component: ComponentDescriptor, instance: ComponentInstance, width: Int)?

    /// The component that is played alone.
    var component: View? { alone?.instance.view }

    /// The theme in use, where it is another than the one that the script began with.
    var changedTheme: StyleProvider? { scene?.theme.map { $0() }.flatMap { $0 == style ? nil : $0 } }

    private let style: StyleProvider

    /// What has been done in the program that is played, as a script expects it.
    var events: [String] { scene?.events() ?? [] }

    /// - Parameters:
    ///   - files: reads the files that the script names.
    ///   - saves: where what the script saves goes; nowhere unless told.
    ///   - scenes: makes what is played where it is no component; without one, only components can be played.
    /// - Throws: `CatalogError` or `ThemeError` for a name that is not known, ``InputError`` for a file that cannot be
    ///   read, ``StateFileError`` for one that does not fit, ``PlayError`` for a subject that cannot be played here, and
    ///   what the maker of scenes throws.
    package init(
        _ script: PlayScript, registry: ComponentRegistry, library: ThemeLibrary = .embedded,
        files: PlayFiles = PlayFiles(), saves: SaveFolder = .nowhere, scenes: (any PlaySceneMaker)? = nil
    ) throws {
        let style = try library.theme(named: script.theme ?? ThemeLibrary.defaultName)
        self.style = style
        let environment = ViewEnvironment.simulated(
            glyphs: style.glyphSet(isASCIIOnly: script.isASCII), localization: script.locale ?? .english,
            reducesMotion: script.reducesMotion)
        let time = VirtualTime(environment.scheduler)
        (self.registry, self.environment, self.time) = (registry, environment, time)
        let ending = Ending()
        if case .component(let name, let stateName) = script.subject {
            let component = try registry.component(named: name)
            let index = try component.stateIndex(matching: stateName)
            let given = try script.stateFile.map { file in
                let state = try StateFile(parsing: files.text(file, as: .state), file: file)
                return GivenState(file: file, data: try state.state(of: component, over: index))
            }
            let instance = try component.instance(stateAt: index, given: given, in: environment)
            let width = script.width ?? component.defaultWidth
            alone = (component, instance, width)
            scene = nil
            window = Window(
                size: ComponentRenderer.fittingSize(of: instance.view, width: width),
                root: ComponentHostController(instance, width: width) { ending.happen() },
                glyphs: environment.glyphs, scheduler: environment.scheduler)
        } else {
            let setting = PlaySetting(
                script: script, registry: registry, library: library, style: style, environment: environment,
                time: time, files: files, saves: saves, onQuit: { ending.happen() })
            guard let scene = try scenes?.scene(of: script.subject, in: setting) else {
                throw PlayError.unknownSubject(script: script.name, subject: script.subject.word)
            }
            self.scene = scene
            alone = nil
            window = scene.window
        }
        ending.onEnd = { [weak self] in self?.hasQuit = true }
        settle()
    }

    /// The end of the play, so that the window can be made before the host that hears of it.
    private final class Ending {
        var onEnd: (() -> Void)?
        func happen() { onEnd?() }
    }

    /// Ends the scene, and begins another run of it with what it has kept, at the size that the window has.
    /// - Returns: `false` where nothing is kept.
    /// - Throws: what making it throws.
    func restart() throws -> Bool {
        guard let again = scene?.again else { return false }
        let size = window.size
        let renewed = try again()
        (scene, window) = (renewed, renewed.window)
        window.resize(to: size)
        settle()
        return true
    }

    /// Lays out and draws what has changed, and does the work that waits for a quiet moment, which what is shown now may have
    /// given; a component alone gets the size that it wants by now.
    package func settle() {
        if let scene {
            window.update()
            scene.work()
        }
        if let alone { window.resize(to: ComponentRenderer.fittingSize(of: alone.instance.view, width: alone.width)) }
        window.update()
    }

    /// A short name for the picture now: of a component alone, the still picture of its state; else of all cells.
    func digest() throws -> String {
        guard let alone, let state = try alone.instance.state() else { return SurfaceDigest.text(of: window.surface) }
        return try StillPicture.digest(of: state, component: alone.component, width: alone.width, in: environment)
    }

    /// Makes a call of the component's model, or of the model of one of its parts.
    /// - Throws: `ActionError`.
    package func perform(_ call: ActionCall, at path: String) throws {
        guard let alone, let model = alone.instance.model as? any ActionTarget else {
            throw ActionError.noModel(path: path, component: alone?.component.name ?? "the gallery")
        }
        guard let target = model.model(at: path) else {
            throw ActionError.noModel(path: path, component: alone.component.name)
        }
        if path.isEmpty { try alone.component.perform(call, on: target) } else { try target.perform(call) }
    }
}
