import SwiftSyntax

/// The parameters of every function and initialiser in the sources, for calls in which two arguments can change places.
struct Signatures {
    struct Parameter: Hashable {
        var label: String?
        var type: String
    }

    private var byName: [String: [[Parameter]]] = [:]

    mutating func add(_ tree: SourceFileSyntax) {
        let visitor = SignatureVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        for (name, parameters) in visitor.found { byName[name, default: []].append(parameters) }
    }

    /// The types of a call's arguments, where every declaration that it may mean agrees on them.
    func types(of labels: [String?], callee: String) -> [String]? {
        let matches = Set((byName[callee] ?? []).compactMap { Self.types(of: labels, in: $0) })
        return matches.count == 1 ? matches.first : nil
    }

    /// The types of arguments, with those left out that have a default.
    private static func types(of labels: [String?], in parameters: [Parameter]) -> [String]? {
        var rest = parameters[...]
        var types: [String] = []
        for label in labels {
            guard let index = rest.firstIndex(where: { $0.label == label }) else { return nil }
            types.append(rest[index].type)
            rest = rest[(index + 1)...]
        }
        return types
    }
}

private final class SignatureVisitor: SyntaxVisitor {
    private(set) var found: [(String, [Signatures.Parameter])] = []
    private var types: [String] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.signature.parameterClause)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = types.last { add(type, node.signature.parameterClause) }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(name)
        return .visitChildren
    }

    private func add(_ name: String, _ clause: FunctionParameterClauseSyntax) {
        found.append(
            (
                name,
                clause.parameters.map {
                    .init(
                        label: $0.firstName.text == "_" ? nil : $0.firstName.text,
                        type: $0.type.trimmedDescription)
                }
            ))
    }
}
