/// Decides what stands on a page of blocks.
public protocol StackViewBlockViewModelProtocol: DisplayStateSource<StackViewBlockDisplayState> {
    /// What stands in the place of each block, in their order. A block that stays has the same model.
    var parts: [ContentBlockPart] { get }
}
