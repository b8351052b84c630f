import Foundation

/// The Swift that makes a value, written by looking into it.
///
/// It relies on what all display states have in common: public initialisers that take the stored properties in order,
/// each under its name (``UnlabelledValues`` tells those that do not), and a public `blank`.
package enum SwiftLiteral {
    package static func code(of value: Any) -> SwiftCode { code(of: value, isOptional: false) }

    /// - Parameter isOptional: whether it stands where it could be missing, where `.none` would mean that it is.
    private static func code(of value: Any, isOptional: Bool) -> SwiftCode {
        if let wrapper = value as? any FieldWrapper { return code(of: wrapper.content, isOptional: isOptional) }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { code(of: $0.value, isOptional: true) } ?? .text("nil")
        }
        if let plain = plain(value) { return .text(plain) }
        switch mirror.displayStyle {
        case .collection: return list(mirror.children.map { SwiftCode.Item(nil, code(of: $0.value)) })
        case .set: return list(sorted(mirror.children.map { SwiftCode.Item(nil, code(of: $0.value)) }))
        case .dictionary: return dictionary(mirror)
        case .enum: return enumeration(value, mirror, isOptional: isOptional)
        default: return structure(value, mirror)
        }
    }

    /// The name of a type as code that imports its module writes it.
    package static func name(of type: Any.Type) -> String {
        let path = String(qualifiedNameOf: type).split(separator: ".")
        return path.dropFirst(path.count > 1 ? 1 : 0).joined(separator: ".")
    }

    // MARK: Values without parts

    private static func plain(_ value: Any) -> String? {
        switch value {
        case let text as String: quoted(text)
        case let truth as Bool: String(truth)
        case let number as any BinaryInteger: String(number)
        case let number as Double: "\(number)"
        case let number as Float: "\(number)"
        case let number as Decimal: decimal(number)
        case let odds as Odds: self.odds(odds)
        case let role as ColorRole: ".\(role.name.split(separator: ":").last ?? "")"
        case let date as Date: "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"
        case let duration as Duration: self.duration(duration)
        default: nil
        }
    }

    /// A text in quotation marks; what cannot be seen, or could reorder its neighbours, is written as its number.
    package static func quoted(_ text: String) -> String {
        let inside = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            case "\t": "\\t"
            case "\r": "\\r"
            case _ where isInvisible(scalar): "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: String(scalar)
            }
        }
        return "\"\(inside.joined())\""
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        // Joiners and selectors inside a picture are part of it.
        case .format: scalar != "\u{200D}" && !("\u{E0020}"..."\u{E007F}").contains(scalar)
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        default: false
        }
    }

    /// Literals of decimals go through binary fractions, so only those that survive that are written so.
    private static func decimal(_ number: Decimal) -> String {
        let text = "\(number)"
        if let binary = Double(text), Decimal(binary) == number { return text }
        let sign = number.sign == .minus ? ".minus" : ".plus"
        // The sign is said already, and one of the significand would turn it round.
        return "Decimal(sign: \(sign), exponent: \(number.exponent), significand: \(number.significand.magnitude))"
    }

    /// Literals of odds are read as they are written, up to the digits that a binary fraction tells apart.
    private static func odds(_ odds: Odds) -> String {
        let text = "\(odds.value)"
        if let binary = Double(text), Decimal(written: binary) == odds.value { return text }
        return "Odds(nearest: \(decimal(odds.value)))"
    }

    private static func duration(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        if attoseconds == 0 { return ".seconds(\(seconds))" }
        return "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
    }

    // MARK: Values with parts

    private static func list(_ items: [SwiftCode.Item]) -> SwiftCode { .list(open: "[", items, close: "]") }

    /// In an order that does not change from run to run.
    private static func sorted(_ items: [SwiftCode.Item]) -> [SwiftCode.Item] {
        items.sorted { ($0.label ?? $0.code.line) < ($1.label ?? $1.code.line) }
    }

    private static func dictionary(_ mirror: Mirror) -> SwiftCode {
        let items = mirror.children.compactMap { child -> SwiftCode.Item? in
            let pair = Mirror(reflecting: child.value).children.map(\.value)
            return pair.count == 2 ? SwiftCode.Item(code(of: pair[0]).line, code(of: pair[1])) : nil
        }
        return items.isEmpty ? .text("[:]") : list(sorted(items))
    }

    private static func enumeration(_ value: Any, _ mirror: Mirror, isOptional: Bool) -> SwiftCode {
        guard let payload = mirror.children.first, let name = payload.label else {
            let name = String(describing: value)
            let type = isOptional && ["none", "some"].contains(name) ? self.name(of: type(of: value)) : ""
            return .text("\(type).\(name)")
        }
        let tuple = Mirror(reflecting: payload.value)
        let values = tuple.displayStyle == .tuple ? Array(tuple.children) : [(nil, payload.value)]
        let items = values.map { label, value in
            SwiftCode.Item(label.flatMap { $0.hasPrefix(".") ? nil : $0 }, code(of: value))
        }
        return .list(open: ".\(name)(", items, close: ")")
    }

    private static func structure(_ value: Any, _ mirror: Mirror) -> SwiftCode {
        if let state = value as? any DisplayState, isBlank(state) { return .text(".blank") }
        let count = (value as? any UnlabelledValues).map { type(of: $0).unlabelledValueCount } ?? 0
        let items = fields(of: mirror).enumerated().map { index, field in
            SwiftCode.Item(index < count ? nil : field.name, code(of: field.value))
        }
        return .list(open: "\(name(of: type(of: value)))(", items, close: ")")
    }

    package static func isBlank<State: DisplayState>(_ state: State) -> Bool { state == .blank }

    /// Stored properties under their names; a wrapped one goes by the name of its wrapper's property.
    package static func fields(of mirror: Mirror) -> [(name: String, value: Any)] {
        mirror.children.compactMap { child in
            child.label.map { ($0.hasPrefix("_") ? String($0.dropFirst()) : $0, child.value) }
        }
    }
}
