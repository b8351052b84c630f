extension PlayScript {
    private static let settings = [
        "component", "gallery", "page", "state-file", "width", "size", "theme", "ascii", "locale", "language",
        "reduce-motion",
    ]
    private static let steps = [
        "focus", "press", "burst", "type", "click", "scroll", "drag", "wait", "resize", "restart", "call", "expect",
        "frame",
    ]

    /// Takes in a line.
    mutating func read(_ line: String, number: Int) throws {
        let text = line.drop { $0 == " " || $0 == "\t" }
        guard let first = text.first, first != "#" else { return }
        let reader = PlayLine(script: name, number: number, text: String(text))
        let word = reader.word
        if Self.settings.contains(word) {
            guard lines.isEmpty else {
                throw PlayError.lateSetting(script: name, line: number, word: word)
            }
            try set(word, from: reader)
        } else if Self.steps.contains(word) {
            lines.append(Line(number: number, text: reader.text, step: try Self.step(word, from: reader)))
        } else {
            throw PlayError.unknownStep(script: name, line: number, word: word, known: Self.settings + Self.steps)
        }
    }

    private mutating func set(_ word: String, from line: PlayLine) throws {
        switch word {
        case "component", "gallery":
            let words = try line.words(from: word == "component" ? 1 : 0, to: 2, "a component and perhaps its state")
            let state = words.count > 1 ? words[1] : nil
            if word == "gallery" {
                subject = .gallery(words.first, state: state)
            } else {
                subject = .component(words[0], state: state)
            }
        case "page":
            let words = try line.words(from: 1, to: 2, "a file with a page, and perhaps one with a feed")
            subject = .page(words[0], feed: words.count > 1 ? words[1] : nil)
        case "state-file": stateFile = try line.words(from: 1, to: 1, "a file")[0]
        case "width": width = try line.count(in: 1...500, "a number of columns from 1 to 500")
        case "size": size = try line.size()
        case "theme": theme = try line.words(from: 1, to: 1, "the name of a theme")[0]
        case "locale": locale = try line.locale()
        case "language": language = try line.locale()
        case "ascii": isASCII = try line.words(from: 0, to: 0, "nothing after it").isEmpty
        default: reducesMotion = try line.words(from: 0, to: 0, "nothing after it").isEmpty
        }
    }

    private static func step(_ word: String, from line: PlayLine) throws -> PlayStep {
        switch word {
        case "focus": .focus(try line.words(from: 1, to: 1, "what a control is called, such as outcomes.home")[0])
        case "press": line.rest == "it" ? .pressIt : .press(try line.keys())
        case "burst": .burst(try line.keys())
        case "type": .type(try line.words(from: 1, to: 1, "a text in quotation marks")[0])
        case "click": try click(line)
        case "scroll": try scroll(line)
        case "drag": try drag(line)
        case "wait": .wait(try line.duration())
        case "resize": .resize(try line.size())
        case "restart": try restart(line)
        case "call": try call(line)
        case "expect": .expect(try PlayExpectation(line))
        default: .frame(title: try line.words(from: 0, to: 1, "a title in quotation marks").first ?? "")
        }
    }

    private static func restart(_ line: PlayLine) throws -> PlayStep {
        _ = try line.words(from: 0, to: 0, "nothing after it")
        return .restart
    }

    private static func click(_ line: PlayLine) throws -> PlayStep {
        let word = try line.words(from: 1, to: 1, "a place such as 12,3, or a text in quotation marks")[0]
        return line.rest.hasPrefix("\"") ? .clickText(word) : .click(try line.point(word))
    }

    private static func scroll(_ line: PlayLine) throws -> PlayStep {
        let wanted = "up or down, and a place such as 12,3; or to, and a text in quotation marks"
        let words = try line.words(from: 2, to: 2, wanted)
        if words[0] == "to" { return .scrollTo(words[1]) }
        guard let isUp = ["up": true, "down": false][words[0]] else { throw line.problem("write \(wanted)") }
        return .scroll(up: isUp, at: try line.point(words[1]))
    }

    private static func drag(_ line: PlayLine) throws -> PlayStep {
        let words = try line.words(from: 2, to: 2, "two places such as 12,3")
        return .drag(from: try line.point(words[0]), to: try line.point(words[1]))
    }

    /// `call press()`, or with the path of a part before it: `call outcomes.lines[0].outcomes[1] toggleSelection()`.
    private static func call(_ line: PlayLine) throws -> PlayStep {
        let text = line.rest
        let gap = text.prefix { $0 != "(" }.lastIndex(where: PlayLine.isBlank)
        let path = gap.map { text[..<$0].split(whereSeparator: PlayLine.isBlank).joined(separator: " ") } ?? ""
        let call = gap.map { String(text[text.index(after: $0)...]) } ?? text
        do {
            return .call(path: path, call: try ActionCall(parsing: call))
        } catch {
            throw line.problem("\(error)")
        }
    }
}

extension PlayExpectation {
    /// Reads what stands after `expect`.
    fileprivate init(_ line: PlayLine) throws {
        if line.rest == "quit" {
            self = .quit
            return
        }
        if ["request ", "request\t"].contains(where: line.rest.hasPrefix) {
            self = .request(try line.request())
            return
        }
        let words = try line.words(from: 1, to: 3, "a text in quotation marks")
        let kinds: [String: (String) -> PlayExpectation] = [
            "not": { .noText($0) }, "call": { .call($0) }, "event": { .event($0) },
            "cells": { .cells($0) },
            "focus": { $0 == "nothing" ? .noFocus : .focus($0) },
        ]
        if words.count == 1 {
            self = .text(words[0])
        } else if words.count == 2, let kind = kinds[words[0]] {
            self = kind(words[1])
        } else if words.count == 3, words[0] == "row", let row = Int(words[1]) {
            self = .textInRow(row, words[2])
        } else {
            throw line.problem(
                "write a text in quotation marks, alone or after not, row N, call, request, event, focus or cells, or "
                    + "write quit"
            )
        }
    }
}
