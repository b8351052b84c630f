/// Decides which codes can be loaded, and loads them.
public protocol CodeInputViewModelProtocol: DisplayStateSource<CodeInputDisplayState> {
    var fieldViewModel: any BorderedTextFieldViewModelProtocol { get }
    var buttonViewModel: any ButtonViewModelProtocol { get }

    /// The customer has typed or pasted another code.
    func changeCode(to text: String)

    /// Loads what the code stands for.
    func submit()
}
