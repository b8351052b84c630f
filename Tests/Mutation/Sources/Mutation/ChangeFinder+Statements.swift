import SwiftSyntax

extension ChangeFinder {
    /// A condition that no other rule turns.
    func addTurned(_ condition: ExprSyntax) {
        guard !waits(condition), !condition.is(PrefixOperatorExprSyntax.self) else { return }
        let text = condition.trimmedDescription
        if let infix = condition.as(InfixOperatorExprSyntax.self),
            let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
            ["<", "<=", ">", ">=", "==", "!="].contains(sign)
        {
            return
        }
        add(
            .condition, span(condition), wrong: "!(\(text))", code: "(\(WrongChange.mark) != (\(text)))",
            showing: (text, "!(\(text))"))
    }

    func addDropped(_ node: CodeBlockItemSyntax, _ expression: ExprSyntax) {
        guard let call = Self.effect(expression), !call.hasPrefix("super."), !Self.endsTheProgram(call),
            !isValue(node), !(declarations.last == "init" && expression.is(InfixOperatorExprSyntax.self)),
            !call.hasPrefix("self.init")
        else { return }
        let text = expression.trimmedDescription
        let rule: Rule =
            switch text {
            case _ where Self.cleansUp(call) || isDeferred(node): .cleanupDropped
            case _ where text.hasSuffix("= nil") || call.contains("setNeeds") || call.contains("invalidate"):
                .staleCache
            default: .statementDropped
            }
        add(rule, span(expression), wrong: "", code: "if !\(WrongChange.mark) { \(text) }", showing: (text, ""))
    }

    /// What a statement calls or changes; `nil` for an expression without an effect.
    private static func effect(_ expression: ExprSyntax) -> String? {
        if let awaited = expression.as(AwaitExprSyntax.self) { return effect(awaited.expression) }
        if let tried = expression.as(TryExprSyntax.self) { return effect(tried.expression) }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return effect(chain.expression) }
        if let call = expression.as(FunctionCallExprSyntax.self) { return call.calledExpression.trimmedDescription }
        guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return nil }
        if infix.operator.is(AssignmentExprSyntax.self) { return infix.leftOperand.trimmedDescription }
        let sign = infix.operator.trimmedDescription
        return sign.hasSuffix("=") && !["==", "!=", "<=", ">="].contains(sign)
            ? infix.leftOperand.trimmedDescription : nil
    }

    static func endsTheProgram(_ call: String) -> Bool {
        [
            "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "exit", "_exit",
            "withExtendedLifetime",
        ]
        .contains { call == $0 || call.hasSuffix(".\($0)") }
    }

    private static func cleansUp(_ call: String) -> Bool {
        [
            ".cancel", ".close", ".remove", ".removeAll", ".stop", ".invalidate", "close", ".removeFirst",
            ".removeLast", ".reset",
        ]
        .contains { call.hasSuffix($0) }
    }

    private func isDeferred(_ node: CodeBlockItemSyntax) -> Bool {
        guard let owner = node.parent?.parent?.parent else { return false }
        if owner.is(DeferStmtSyntax.self) || owner.is(DeinitializerDeclSyntax.self) { return true }
        return false
    }

    /// Whether a lone expression may be the value of what it stands in: a function, a closure, a branch.
    private func isValue(_ node: CodeBlockItemSyntax) -> Bool {
        guard let list = node.parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent else { return true }
        if list.count > 1 && owner.is(ClosureExprSyntax.self) { return false }
        if owner.is(ClosureExprSyntax.self) { return true }
        guard list.count == 1 else { return false }
        if owner.is(AccessorBlockSyntax.self) { return true }
        if owner.is(SwitchCaseSyntax.self) { return isBranchValue(owner) }
        guard let holder = owner.parent else { return true }
        if let function = holder.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
        if let accessor = holder.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
        return holder.is(IfExprSyntax.self) && isBranchValue(Syntax(holder))
    }

    /// Whether the branches of an `if` or `switch` are values: where it is assigned, returned, or stands alone.
    private func isBranchValue(_ branch: Syntax) -> Bool {
        var node = branch
        while let parent = node.parent {
            if let item = parent.as(CodeBlockItemSyntax.self) { return isValue(item) }
            if let statement = parent.as(ExpressionStmtSyntax.self),
                let item = statement.parent?.as(CodeBlockItemSyntax.self)
            {
                return isValue(item)
            }
            if !parent.is(IfExprSyntax.self) && !parent.is(SwitchExprSyntax.self)
                && !parent.is(SwitchCaseListSyntax.self)
            {
                return true
            }
            node = parent
        }
        return true
    }

    /// `return nil` before a value is returned, in a function whose type allows it.
    func addNothing(_ node: ReturnStmtSyntax) {
        guard let value = node.expression, !value.is(NilLiteralExprSyntax.self),
            let type = returnType(around: Syntax(node))
        else {
            return
        }
        let nothing: String? =
            switch type {
            case _ where type.hasSuffix("?"): "nil"
            case "String": "\"\""
            case _ where type.hasPrefix("[") && !type.contains(":"): "[]"
            default: nil
            }
        guard let nothing, value.trimmedDescription != nothing else { return }
        add(
            .nothingReturned, span(node), wrong: "return \(nothing)",
            code: "if \(WrongChange.mark) { return \(nothing) }; \(node.trimmedDescription)",
            showing: (node.trimmedDescription, "return \(nothing)"))
    }

    private func returnType(around node: Syntax) -> String? {
        var node = node
        while let parent = node.parent {
            if parent.is(ClosureExprSyntax.self) || parent.is(InitializerDeclSyntax.self) { return nil }
            if let function = parent.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.trimmedDescription
            }
            if let binding = parent.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation?.type.trimmedDescription
            }
            node = parent
        }
        return nil
    }
}
