import Expectations
import GomaTesting
import GomaCatalog
import Testing

@testable import GomaReview

@MainActor
struct FilmSweepTests {
    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `a frame is what a picture shows at its moment, and what never rests is cut`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)
        for state in component.states.indices {
            let all = try Film(component, stateAt: state, options: RenderOptions(), choice: .events)

            #expect(all.frames.count <= Film.mostFrames)
            #expect(all.frames.allSatisfy { $0.time <= Film.longest })
            for frame in all.frames {
                let picture = try Picture(component, stateAt: state, options: RenderOptions(time: frame.time))
                expect(picture.surface, is: frame.surface, "state \(state), \(frame.time)")
            }
        }
    }

    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `an approved film is short, and each of its frames has other rows than the one before`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)
        for state in component.states.indices {
            let film = try Film(component, stateAt: state, options: RenderOptions(), choice: .motion)

            #expect(film.frames.count <= Film.mostApprovedFrames)
            #expect(zip(film.frames, film.frames.dropFirst()).allSatisfy { $0.surface.rows != $1.surface.rows })
        }
    }
}
