import Foundation
import GomaUI
import TerminalKit

/// What a script acts on: a component or the gallery, in a window without a terminal.
@MainActor
public final class PlayStage {
    public let window: Window
    public let services: GalleryServices
    public let time: VirtualTime
    public private(set) var hasQuit = false
    private var feed: FeedPlayer?
    /// The component that is played alone, and the columns offered to it.
    private let alone: (component: ComponentDescriptor, instance: ComponentInstance, width: Int)?

    /// The component that is played alone.
    var component: View? { alone?.instance.view }

    /// - Parameters:
    ///   - files: reads the files that the script names.
    ///   - saves: where what the script saves goes; nowhere unless told.
    /// - Throws: `CatalogError` or `ThemeError` for a name that is not known, ``InputError`` for a file that cannot be
    ///   read, ``StateFileError`` or ``PageError`` for one that does not fit.
    public init(
        _ script: PlayScript, registry: ComponentRegistry = .goma, library: ThemeLibrary = .embedded,
        files: PlayFiles = PlayFiles(), saves: SaveFolder = .nowhere
    ) throws {
        let style = try library.theme(named: script.theme ?? ThemeLibrary.defaultName)
        let environment = ViewEnvironment(
            glyphs: style.glyphSet(isASCIIOnly: script.isASCII), localization: script.locale,
            reducesMotion: script.reducesMotion)
        let time = VirtualTime(environment.scheduler)
        services = GalleryServices(
            registry: registry, themes: ThemeSelection(style, library: library), environment: environment, time: time,
            saves: saves)
        self.time = time
        let ending = Ending()
        switch script.subject {
        case .component(let name, let stateName):
            let component = try registry.component(named: name)
            let index = try component.stateIndex(matching: stateName)
            let given = try script.stateFile.map { file in
                let state = try StateFile(parsing: files.text(file, as: .state), file: file)
                return GivenState(file: file, data: try state.state(of: component, over: index))
            }
            let instance = try component.instance(stateAt: index, given: given, in: environment)
            let width = script.width ?? component.defaultWidth
            alone = (component, instance, width)
            window = Window(
                size: ComponentRenderer.fittingSize(of: instance.view, width: width),
                root: ComponentHostController(instance, width: width) { ending.happen() },
                glyphs: environment.glyphs)
        case .gallery(let name, let stateName):
            alone = nil
            let router = GalleryRouter(services: services) { ending.happen() }
            window = router.makeWindow(size: script.size)
            if let name {
                let component = try registry.component(named: name)
                router.open(component, stateAt: try component.stateIndex(matching: stateName))
            }
        case .page(let file, let feedFile):
            alone = nil
            let router = GalleryRouter(services: services) { ending.happen() }
            let page = try PageDescription(parsing: files.text(file, as: .page), file: file)
            let (window, presenter) = try router.makePageWindow(page, file: file, size: script.size)
            self.window = window
            if let feedFile {
                let source = FeedSource(try files.data(feedFile, as: .feed))
                feed = FeedPlayer(source, on: environment.scheduler) {
                    presenter.take($0)
                }
            }
        }
        ending.onEnd = { [weak self] in self?.hasQuit = true }
        settle()
    }

    /// Lets the window be made before the stage that hears of its end.
    private final class Ending {
        var onEnd: (() -> Void)?
        func happen() { onEnd?() }
    }

    /// Does what waits for a quiet moment, and lays out and draws what has changed; a component alone gets the size that
    /// it wants by now.
    func settle() {
        services.idle.work()
        if let alone { window.resize(to: ComponentRenderer.fittingSize(of: alone.instance.view, width: alone.width)) }
        window.update()
    }

    /// A short name for the picture now: of a component alone, the still picture of its state; else of all cells.
    func digest() throws -> String {
        guard let alone, let state = try alone.instance.state() else { return SurfaceDigest.text(of: window.surface) }
        return try StillPicture.digest(
            of: state, component: alone.component, width: alone.width, in: services.environment)
    }

    /// Makes a call of the component's model, or of the model of one of its parts.
    /// - Throws: `ActionError`.
    func perform(_ call: ActionCall, at path: String) throws {
        guard let alone, let model = alone.instance.model as? any ActionTarget else {
            throw ActionError.noModel(path: path, component: alone?.component.name ?? "the gallery")
        }
        guard let target = model.model(at: path) else {
            throw ActionError.noModel(path: path, component: alone.component.name)
        }
        try services.registry.component(named: type(of: target).componentName).perform(call, on: target)
    }
}

extension ComponentDescriptor {
    /// The place of the state meant by a name or a number counted from one; the first where `name` is `nil`.
    /// - Throws: `CatalogError.unknownState` with the nearest names.
    public func stateIndex(matching name: String?) throws -> Int {
        guard let name else { return 0 }
        if let index = stateIndex(named: name) { return index }
        if let number = Int(name), states.indices.contains(number - 1) { return number - 1 }
        throw CatalogError.unknownState(name: name, component: self.name, known: states.map(\.name))
    }
}
