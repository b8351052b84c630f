import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The elements of an XML document in their order, each with its attributes and its whole text.
final class XMLReader: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    /// - Throws: what the parser says of a document that is not well formed.
    static func elements(of document: String) throws -> [Element] {
        let reader = XMLReader()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = reader
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
        return reader.elements
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        for place in open { elements[place].text += text }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }
}
