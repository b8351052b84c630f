import Foundation
import SwiftParser
import SwiftSyntax

/// Marks in the tests, where each of them begins and ends, so that what it executes is known.
enum TestProbe {
    static func insert(into data: Data, module: String) -> Data {
        let finder = TestFinder(module: module)
        finder.walk(Parser.parse(source: String(decoding: data, as: UTF8.self)))
        guard !finder.found.isEmpty else { return data }
        var bytes = Array(data)
        for (offset, name) in finder.found.reversed() {
            let code = " probe_enter(#\"\(name)\"#); defer { probe_leave() };"
            bytes.insert(contentsOf: code.utf8, at: offset)
        }
        return Data("import CProbe; ".utf8) + Data(bytes)
    }
}

extension TestProbe {
    /// The names of a file's tests.
    static func tests(in data: Data, module: String) -> [String] {
        let finder = TestFinder(module: module)
        finder.walk(Parser.parse(source: String(decoding: data, as: UTF8.self)))
        return finder.found.map(\.name)
    }
}

/// Every test of a file, by the name under which the tests' program knows it.
private final class TestFinder: SyntaxVisitor {
    private(set) var found: [(offset: Int, name: String)] = []
    private var path: [String] = []
    private let module: String

    init(module: String) {
        self.module = module
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription.replacing(".", with: "/"))
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        path.append(name)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isTest = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Test"
        }
        if isTest, let body = node.body {
            let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
            let name = (path + ["\(Self.name(node.name.text))(\(labels))"]).joined(separator: "/")
            found.append((body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, "\(module).\(name)"))
        }
        return .skipChildren
    }

    /// A name without the signs around it that it does not need.
    private static func name(_ text: String) -> String {
        (text.wholeMatch(of: /`(\w+)`/)?.1).map(String.init) ?? text
    }
}
