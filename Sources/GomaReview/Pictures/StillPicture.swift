import Foundation

/// The picture of a state alone: a new view in its first frame, without a focus and without what moved before.
///
/// It is what a session by hand and its replay have in common. The keyboard's focus, scrolling and motion under way
/// belong to the views of the one or the other.
@MainActor
package enum StillPicture {
    /// - Parameters:
    ///   - state: the state as JSON.
    ///   - environment: gives glyphs, language and whether motion is reduced; its time line is not used.
    package static func surface(
        of state: Data, component: ComponentDescriptor, width: Int, in environment: ViewEnvironment
    ) throws -> Surface {
        let instance = try component.instance(state: state, in: environment.standingStill)
        return ComponentRenderer.surface(of: instance, width: width)
    }

    package static func digest(
        of state: Data, component: ComponentDescriptor, width: Int, in environment: ViewEnvironment
    ) throws -> String {
        SurfaceDigest.text(of: try surface(of: state, component: component, width: width, in: environment))
    }
}

extension ViewEnvironment {
    /// The same glyphs, language and motion, on a time line of its own that stands at its beginning.
    package var standingStill: ViewEnvironment {
        ViewEnvironment.simulated(glyphs: glyphs, localization: localization, reducesMotion: reducesMotion)
    }
}
