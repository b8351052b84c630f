/// The part in the place of a block.
public enum ContentBlockPart {
    /// A component, and the model that drives its view.
    case component(any StandardComponent.Type, model: AnyObject)
    /// Why there is none, in the customer's words.
    case notice(String)
}
