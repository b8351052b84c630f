import SwiftOperators
import SwiftSyntax

/// A walk over one file that finds every place that the rules can make wrong.
final class ChangeFinder: SyntaxVisitor {
    private(set) var found: [WrongChange] = []
    private let file: String
    let signatures: Signatures
    private let source: [UInt8]
    private let converter: SourceLocationConverter
    private(set) var declarations: [String] = []
    /// How many first values of static and global properties are around.
    private var valuesMadeOnce = 0

    init(_ file: String, _ tree: SourceFileSyntax, _ signatures: Signatures) {
        self.file = file
        self.signatures = signatures
        source = Array(tree.description.utf8)
        converter = SourceLocationConverter(fileName: file, tree: tree)
        super.init(viewMode: .sourceAccurate)
        // Operators are bound by what the standard library says of them; one of the project's own is left as it is.
        walk(OperatorTable.standardOperators.foldAll(tree) { _ in })
    }

    // MARK: What is left alone

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.whereClause { walk(condition) }
        return .skipChildren
    }

    /// A table of numbers is data: a slip in one of thousands says little about the tests.
    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        node.elements.count > 24 ? .skipChildren : .visitChildren
    }

    // MARK: Where a change stands

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { declarations.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { declarations.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { declarations.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ProtocolDeclSyntax) { declarations.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { declarations.removeLast() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: FunctionDeclSyntax) { declarations.removeLast() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter("init") }
    override func visitPost(_ node: InitializerDeclSyntax) { declarations.removeLast() }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        enter(node.pattern.trimmedDescription)
    }
    override func visitPost(_ node: PatternBindingSyntax) { declarations.removeLast() }

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        if isMadeOnce(node) { valuesMadeOnce += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: InitializerClauseSyntax) {
        if isMadeOnce(node) { valuesMadeOnce -= 1 }
    }

    /// Whether it is the first value of a static property or of one outside all types.
    private func isMadeOnce(_ node: InitializerClauseSyntax) -> Bool {
        guard let property = node.parent?.parent?.parent?.as(VariableDeclSyntax.self) else { return false }
        return property.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
            || property.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        declarations.append(name)
        return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text { addInfix(node, sign) }
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        let operand = node.expression.trimmedDescription
        switch node.operator.text {
        case "!": add(.condition, node, operand)
        case "-" where !node.expression.is(IntegerLiteralExprSyntax.self): add(.arithmetic, node, operand)
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let text = node.literal.text
        guard let value = Int(text.replacing("_", with: "")), node.parent?.is(ExpressionPatternSyntax.self) != true
        else {
            return .skipChildren
        }
        let isAtTheEnd = [127, 255, 65_535].contains(value)
        add(.number, node, isAtTheEnd ? "\(value - 1)" : "\(value + 1)")
        return .skipChildren
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let value = Double(node.literal.text.replacing("_", with: "")) {
            add(.number, node, "\(value == 0 ? 1 : value * 1.5)")
        }
        return .skipChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(.truth, node, node.literal.text == "true" ? "false" : "true")
        return .skipChildren
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        addTurned(node.condition)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        if Self.endsTheProgram(callee.trimmedDescription) { return .skipChildren }
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if let other = ["min": "max", "max": "min"][name], node.arguments.count > 1, isShort(node) {
                let arguments = node.arguments.trimmedDescription
                add(.extreme, node, "\(other)(\(arguments))", showing: (name, other))
            }
            addSwapped(node, name)
        } else if let member = callee.as(MemberAccessExprSyntax.self) {
            addMemberCall(node, member)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        if !isCalled, let base = node.base, base.trimmedDescription.count < 60,
            !base.trimmedDescription.contains("?"), name == "first" || name == "last"
        {
            let other = name == "first" ? "last" : "first"
            add(.order, node, "\(base.trimmedDescription).\(other)", showing: (name, other))
        }
        return .visitChildren
    }

    // MARK: Conditions

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        for element in node.conditions {
            guard case .expression(let condition) = element.condition, !waits(condition) else { continue }
            let text = condition.trimmedDescription
            add(
                .guardDropped, span(condition), wrong: "true", code: "(\(WrongChange.mark) || (\(text)))",
                showing: (text, "true"))
        }
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        for element in node.conditions {
            if case .expression(let condition) = element.condition { addTurned(condition) }
        }
        return .visitChildren
    }

    // MARK: Statements

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .expr(let expression) = node.item { addDropped(node, expression) }
        if case .stmt(let statement) = node.item, let result = statement.as(ReturnStmtSyntax.self) {
            addNothing(result)
        }
        return .visitChildren
    }

    // MARK: Adding

    /// Changes of an expression are a choice between the right one and the wrong one.
    func add(_ rule: Rule, _ node: some SyntaxProtocol, _ wrong: String, showing: (String, String)? = nil) {
        let original = node.trimmedDescription
        guard !waits(node) || rule == .number || rule == .truth else { return }
        add(
            rule, span(node), wrong: wrong, code: "(\(WrongChange.mark) ? \(wrong) : \(original))",
            showing: showing ?? (original, wrong))
    }

    func add(
        _ rule: Rule, _ range: Range<AbsolutePosition>, wrong: String, code: String, showing: (String, String)? = nil
    ) {
        let location = converter.location(for: range.lowerBound)
        found.append(
            WrongChange(
                file: file, line: location.line, column: location.column, rule: rule,
                declaration: declarations.joined(separator: "."),
                original: showing?.0 ?? text(from: range.lowerBound, to: range.upperBound), wrong: showing?.1 ?? wrong,
                range: range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, replacement: code,
                isMadeOnce: valuesMadeOnce > 0))
    }

    func span(_ node: some SyntaxProtocol) -> Range<AbsolutePosition> {
        node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia
    }

    func text(from start: AbsolutePosition, to end: AbsolutePosition) -> String {
        String(decoding: source[start.utf8Offset..<end.utf8Offset], as: UTF8.self)
    }

    /// Whether an expression waits or throws, which the right side of a choice must not.
    func waits(_ node: some SyntaxProtocol) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .keyword(.await) || $0.tokenKind == .keyword(.try)
        }
    }

    func isShort(_ node: some SyntaxProtocol) -> Bool { node.trimmedDescription.count < 160 }
}
