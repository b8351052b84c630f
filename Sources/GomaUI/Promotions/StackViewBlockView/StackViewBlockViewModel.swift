/// The model of a stack view block: finds the component of each block by its name, and gives it a model over the
/// block's state.
public final class StackViewBlockViewModel: ViewModel<StackViewBlockDisplayState>,
    StackViewBlockViewModelProtocol, PlacedModel
{
    /// Where blocks come from, such as `ComponentLibrary.goma`; a page of which nothing is known says so in each place.
    public var components = ComponentLibrary()

    public var parts: [ContentBlockPart] { currentDisplayState.places.map(part) }

    private func part(at place: ContentBlockPlace) -> ContentBlockPart {
        guard let component = component(named: place.component) else {
            return .notice(environment.text(.unknownBlock, ["component": place.component]))
        }
        guard let model = model(of: component, at: place) else {
            return .notice(environment.text(.unfitBlock, ["component": place.component]))
        }
        (model as? StackViewBlockViewModel)?.components = components
        return .component(component, model: model)
    }

    private func component(named name: String) -> (any StandardComponent.Type)? {
        do {
            return try components.component(named: name)
        } catch {
            return nil
        }
    }

    private func model<Component: StandardComponent>(
        of component: Component.Type, at place: ContentBlockPlace
    ) -> AnyObject? {
        (Component.Model.self as? any (PlacedModel & ActionTarget).Type)?.model(at: place, of: self)
    }
}
