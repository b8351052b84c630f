/// A reference to a colour with its roles by their names: what one program writes means the same in another, in which a role of
/// a package may have another number.
@propertyWrapper
struct NamedReference: Codable, Hashable, Sendable {
    let wrappedValue: ColorReference

    private enum Key: CodingKey { case role, over, share, isDecoration, isOwnEdge, rgb }

    init(_ reference: ColorReference) { wrappedValue = reference }

    /// Reads a role, a mixture of two, or a picture's colour; the terminal's own where none is there.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func has(_ key: Key) throws -> Bool { try values.decodeIfPresent(Bool.self, forKey: key) ?? false }
        guard let role = try values.decodeIfPresent(ColorRole.self, forKey: .role) else {
            let rgb = try values.decodeIfPresent(UInt32.self, forKey: .rgb)
            wrappedValue = rgb.map { .rgb(RGBColor($0)) } ?? .terminalDefault
            return
        }
        var color = ColorReference.role(role)
        if let over = try values.decodeIfPresent(ColorRole.self, forKey: .over) {
            let share = try values.decode(Double.self, forKey: .share)
            color =
                try has(.isDecoration)
                ? .decoration(over, share: share, on: role) : .blend(over, share: share, on: role)
        }
        wrappedValue = try has(.isOwnEdge) ? color.asOwnEdge : color
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        switch wrappedValue.kind {
        case .terminalDefault: break
        case .role(let role): try values.encode(role, forKey: .role)
        case .blend(let base, let over, let share):
            try values.encode(base, forKey: .role)
            try values.encode(over, forKey: .over)
            try values.encode(share, forKey: .share)
            if wrappedValue.isDecoration { try values.encode(true, forKey: .isDecoration) }
        case .rgb(let color): try values.encode(color.value, forKey: .rgb)
        }
        if wrappedValue.isOwnEdge { try values.encode(true, forKey: .isOwnEdge) }
    }
}
