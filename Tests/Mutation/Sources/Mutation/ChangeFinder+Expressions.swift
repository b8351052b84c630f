import SwiftSyntax

extension ChangeFinder {
    func addInfix(_ node: InfixOperatorExprSyntax, _ sign: String) {
        let left = node.leftOperand.trimmedDescription, right = node.rightOperand.trimmedDescription
        func become(_ rule: Rule, _ other: String) {
            add(rule, node, "\(left) \(other) \(right)", showing: (sign, other))
        }
        switch sign {
        case "<": become(.shiftedComparison, "<="); become(.turnedComparison, ">=")
        case "<=": become(.shiftedComparison, "<"); become(.turnedComparison, ">")
        case ">": become(.shiftedComparison, ">="); become(.turnedComparison, "<=")
        case ">=": become(.shiftedComparison, ">"); become(.turnedComparison, "<")
        case "==": become(.turnedComparison, "!=")
        case "!=": become(.turnedComparison, "==")
        case "&&":
            become(.condition, "||")
            add(.condition, node, left, showing: (node.trimmedDescription, left))
            add(.condition, node, right, showing: (node.trimmedDescription, right))
        case "||":
            become(.condition, "&&")
            add(.condition, node, left, showing: (node.trimmedDescription, left))
        case "+" where !isText(node): become(.arithmetic, "-")
        case "-": become(.arithmetic, "+")
        case "*": become(.arithmetic, "/")
        case "/": become(.arithmetic, "*")
        case "%": become(.arithmetic, "/")
        case "??": add(.fallback, node, right, showing: (node.trimmedDescription, right))
        case "..<" where right.hasSuffix(".count"):
            add(.number, node, "\(left)..<(\(right) - 1)", showing: ("..<\(right)", "..<\(right) - 1"))
        default: break
        }
    }

    /// Whether a sum is one of texts or lists, by what is written in it.
    private func isText(_ node: InfixOperatorExprSyntax) -> Bool {
        [node.leftOperand, node.rightOperand].contains { operand in
            if operand.is(StringLiteralExprSyntax.self) || operand.is(ArrayExprSyntax.self) { return true }
            return operand.as(InfixOperatorExprSyntax.self).map(isText) ?? false
        }
    }

    private static let otherMembers: [String: (Rule, String)] = [
        "min": (.extreme, "max"), "max": (.extreme, "min"), "seconds": (.unit, "milliseconds"),
        "milliseconds": (.unit, "seconds"), "prefix": (.order, "suffix"), "suffix": (.order, "prefix"),
        "firstIndex": (.order, "lastIndex"), "lastIndex": (.order, "firstIndex"), "first": (.order, "last"),
        "last": (.order, "first"), "dropFirst": (.order, "dropLast"), "dropLast": (.order, "dropFirst"),
        "hasPrefix": (.order, "hasSuffix"), "hasSuffix": (.order, "hasPrefix"),
        "contains": (.condition, "allSatisfy"), "allSatisfy": (.condition, "contains"),
    ]

    func addMemberCall(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
        let name = member.declName.baseName.text
        addSwapped(node, name == "init" ? member.base?.trimmedDescription ?? "" : name)
        // "allSatisfy" takes nothing but a test of each; "contains" mostly takes an element.
        let takesTest = node.trailingClosure != nil && node.arguments.isEmpty
        let base = member.base?.trimmedDescription ?? ""
        guard let (rule, other) = Self.otherMembers[name], isShort(node), !base.contains("?"),
            node.arguments.first?.label?.text != "while", takesTest || !["contains", "allSatisfy"].contains(name)
        else { return }
        let rest = node.trimmedDescription.dropFirst(member.trimmedDescription.count)
        add(rule, node, "\(base).\(other)\(rest)", showing: (name, other))
    }

    func addSwapped(_ node: FunctionCallExprSyntax, _ name: String) {
        let arguments = Array(node.arguments)
        guard (2...8).contains(arguments.count), node.trailingClosure == nil,
            let types = signatures.types(of: arguments.map(\.label?.text), callee: name)
        else { return }
        for (index, pair) in zip(arguments, arguments.dropFirst()).enumerated() {
            let (one, two) = (pair.0.expression, pair.1.expression)
            let texts = [one.trimmedDescription, two.trimmedDescription]
            guard types[index] == types[index + 1], texts[0] != texts[1],
                texts.allSatisfy({ $0.count < 60 && !$0.contains("{") && !$0.hasPrefix("&") && !$0.contains("try ") })
            else { continue }
            let between = text(from: one.endPositionBeforeTrailingTrivia, to: two.positionAfterSkippingLeadingTrivia)
            let mark = WrongChange.mark
            add(
                .swappedArguments, one.positionAfterSkippingLeadingTrivia..<two.endPositionBeforeTrailingTrivia,
                wrong: "\(texts[1])\(between)\(texts[0])",
                code: "(\(mark) ? \(texts[1]) : \(texts[0]))\(between)(\(mark) ? \(texts[0]) : \(texts[1]))")
        }
    }
}
