/// Parts that come while the page is shown.
extension PageSession {
    /// Takes in lines that have come, each a part; what cannot be made says so in its place. Nothing else is looked at again.
    /// - Returns: what is wrong with them.
    package func take(_ lines: [PageLine]) -> [PageMistake] {
        guard let arriving else { return [] }
        let checker = PageChecker(session: self, mistakes: MistakeList())
        var shapes = arriving.shapes ?? checker.shapes(of: description.page, with: arriving.names)
        // It is changed as names come, and would be copied each time if it were held twice.
        arriving.shapes = nil
        let edges = PageEdgeFinder(session: self)
        let own = Set(description.page.screen.parts.compactMap(\.id))
        var found: [PageMistake] = []
        let entries = lines.map { line in
            let (block, mistakes) = check(line, among: &shapes, besides: own, for: arriving)
            found += mistakes
            return ArrivingParts.Entry(
                line: line, mishap: mistakes.isEmpty ? nil : mistakes.map(\.description).joined(separator: "\n"),
                upper: edges.traits(at: .upper, of: block), lower: edges.traits(at: .lower, of: block))
        }
        arriving.shapes = shapes
        arriving.append(entries)
        return found
    }

    /// - Parameter names: those of the parts that the page begins with.
    private func check(
        _ line: PageLine, among shapes: inout ShapeScope, besides names: Set<String>, for arriving: ArrivingParts
    ) -> (block: PageBlock?, mistakes: [PageMistake]) {
        let mistakes = MistakeList()
        guard let block = block(of: line, mistakes) else { return (nil, mistakes.all) }
        for part in block.parts {
            guard let id = part.id else { continue }
            if names.contains(id) || !arriving.take(name: id) {
                mistakes.add(part.place, "two parts have the id \"\(id)\"; a name means one")
            }
            shapes.add(part: id)
        }
        PageChecker(session: self, mistakes: mistakes).check(block, shapes)
        return (block, mistakes.all.sorted { $0.place < $1.place })
    }

    /// The part that a line holds; `nil` where it holds none, which is noted down.
    func block(of line: PageLine, _ mistakes: MistakeList = MistakeList()) -> PageBlock? {
        let start = FilePlace(file: description.file, line: line.number, column: 1)
        guard !line.isTooLong else {
            mistakes.add(start, "a line has at most \(PageLine.mostBytes) bytes")
            return nil
        }
        do {
            let node = try line.node(file: description.file)
            node.forEachMapping(mistakes.addTwins)
            guard let reader = PageReader(node, path: "lines[\(line.number)]", mistakes) else { return nil }
            if let place = reader.text("place"), place != "body" {
                reader.wrong("place", "to be left out, as parts that come by themselves stand below each other")
            }
            return PageBlock(reader, standing: .body)
        } catch {
            let place = FilePlace(file: start.file, line: line.number, column: error.column)
            mistakes.add(place, "what stands here is no JSON")
            return nil
        }
    }
}
