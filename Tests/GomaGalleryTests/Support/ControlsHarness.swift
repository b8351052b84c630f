import Foundation
import GomaCatalog
import GomaPictures
import TerminalKit
import TestSupport

@testable import GomaGallery
@testable import GomaReview

/// The harness of the controls of a component, without a view: what they ask the screen for is noted.
@MainActor
final class ControlsHarness: ControlsScreen {
    let services: GalleryServices
    let preview: PreviewPresenter
    let presenter: ControlsPresenter
    /// Where what is saved goes.
    let folder: TemporaryFolder
    private(set) var messages: [String] = []
    /// How often the fields were said to be others than they were.
    private(set) var fieldChanges = 0
    private(set) var selected: String?
    private(set) var edited: (id: String, text: String, most: Int)?

    init(_ component: String, state: String? = nil) throws {
        folder = try TemporaryFolder()
        services = GalleryServices(
            registry: .goma,
            themes: ThemeSelection(try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName)),
            environment: ViewEnvironment.simulated(), saves: SaveFolder(folder.path))
        preview = PreviewPresenter(services: services)
        preview.recordsSession = true
        presenter = ControlsPresenter(services: services, preview: preview)
        presenter.screen = self
        preview.onChange = { [weak self] in if let content = $0 { self?.presenter.show(content) } }
        let descriptor = try services.registry.component(named: component)
        services.places[descriptor] = try descriptor.stateIndex(matching: state)
        preview.show(descriptor)
    }

    /// The state of the model at work.
    var state: JSONValue {
        get throws { try JSONValue(preview.content?.instance.state() ?? Data("null".utf8)) }
    }

    /// A value of the state by its place, such as `pills[0].title`; `nil` where there is none.
    func value(_ id: String) throws -> JSONValue? {
        guard let path = presenter.field(id)?.path else { return nil }
        return try state[path]
    }

    func fieldsChanged() { fieldChanges += 1 }
    func select(id: String) { selected = id }
    func edit(id: String, text: String, upTo most: Int) { edited = (id, text, most) }
    func show(message: String) { messages.append(message) }
}
