/// The model of a stack view block: finds the component of each block by its name, and gives it a model over the
/// block's state.
public final class StackViewBlockViewModel: ViewModel<StackViewBlockDisplayState>,
    StackViewBlockViewModelProtocol, PlacedModel
{
    /// Where components come from; an app that has its own puts its registry here.
    public lazy var components = ComponentRegistry.goma

    public var parts: [ContentBlockPart] { currentDisplayState.places.map(part) }

    private func part(at place: ContentBlockPlace) -> ContentBlockPart {
        guard let component = component(named: place.component) else {
            return .notice(environment.text(.unknownBlock, ["component": place.component]))
        }
        let type = component.types.model as? any (PlacedModel & ActionTarget).Type
        guard let model = type?.model(at: place, of: self) else {
            return .notice(environment.text(.unfitBlock, ["component": place.component]))
        }
        (model as? StackViewBlockViewModel)?.components = components
        return .component(component, model: model)
    }

    private func component(named name: String) -> ComponentDescriptor? {
        do {
            return try components.component(named: name)
        } catch {
            return nil
        }
    }
}
