import Expectations
import Testing

@testable import GomaKit
@testable import GomaPictures
@testable import TerminalKit

@MainActor
struct SimulatedImageLoaderTests {
    private let scheduler = TimelineScheduler()
    private let loader: SimulatedImageLoader

    init() { loader = SimulatedImageLoader(scheduler: scheduler, delay: .seconds(1)) }

    /// What subscribing to a picture has brought so far.
    private final class Delivery {
        var picture: Bitmap?
        var failure: ImageLoadingError?
        var subscription: AnyCancellable?
    }

    private func load(_ name: String) -> Delivery { load(name, from: loader) }

    private func load(_ name: String, from loader: SimulatedImageLoader) -> Delivery {
        let delivery = Delivery()
        delivery.subscription = loader.image(named: name).sink(
            receiveCompletion: { [weak delivery] in
                if case .failure(let error) = $0 { delivery?.failure = error }
            },
            receiveValue: { [weak delivery] in delivery?.picture = $0 })
        return delivery
    }

    @Test func `a picture comes after the delay and not before`() {
        let delivery = load("jackpot", from: SimulatedImageLoader(scheduler: scheduler, delay: .milliseconds(300)))

        scheduler.advance(by: .milliseconds(299))
        expect(delivery.picture, is: nil)

        scheduler.advance(by: .milliseconds(1))
        expect(delivery.picture?.size, is: Size(width: 64, height: 64))
    }

    @Test func `a picture takes a second unless told otherwise`() {
        let delivery = load("jackpot", from: SimulatedImageLoader(scheduler: scheduler))

        scheduler.advance(by: .milliseconds(999))
        expect(delivery.picture, is: nil)

        scheduler.advance(by: .milliseconds(1))
        expect(delivery.picture, isNot: nil)
    }

    @Test func `the same name gives the same picture, another name another`() {
        let deliveries = ["jackpot", "jackpot", "roulette"].map(load)

        scheduler.advance(by: .seconds(1))

        expect(deliveries[0].picture, is: deliveries[1].picture)
        expect(deliveries[0].picture, isNot: deliveries[2].picture)
    }

    @Test func `a missing name fails and says which`() {
        let delivery = load("missing-logo")

        scheduler.advance(by: .seconds(1))

        expect(delivery.picture, is: nil)
        expect(delivery.failure?.description, is: "there is no picture named \"missing-logo\"")
    }

    @Test func `a slow name takes five seconds, and shows what the rest of it names`() {
        let delivery = load("slow-game-aviator")

        scheduler.advance(by: .milliseconds(4999))
        expect(delivery.picture, is: nil)
        scheduler.advance(by: .milliseconds(1))

        expect(delivery.picture, is: GamePicture.aviator.bitmap)
    }

    @Test func `what has come once is there at once, and what failed is looked for again`() {
        let deliveries = ["jackpot", "missing-logo"].map(load)
        scheduler.advance(by: .seconds(1))

        let again = ["jackpot", "missing-logo"].map(load)
        #expect(again[0].picture == deliveries[0].picture && again[0].picture != nil)
        expect(again[1].failure, is: nil)
        scheduler.advance(by: .seconds(1))

        #expect(again[1].failure == deliveries[1].failure && again[1].failure != nil)
    }

    @Test func `a loader remembers the latest 64 pictures and no more`() {
        let deliveries = (1...64).map { load("moment-\($0)") }
        scheduler.advance(by: .seconds(1))
        #expect(deliveries.allSatisfy { $0.picture != nil })
        expect(load("moment-1").picture, isNot: nil)

        let last = load("moment-65")
        scheduler.advance(by: .seconds(1))

        expect(last.picture, isNot: nil)
        expect(load("moment-1").picture, is: nil)
        expect(load("moment-2").picture, isNot: nil)
    }

    @Test func `nothing is loaded before somebody subscribes`() {
        _ = loader.image(named: "jackpot")

        expect(scheduler.nextDue, is: nil)
    }

    @Test func `a cancelled picture never comes and leaves nothing waiting`() {
        let delivery = load("jackpot")

        delivery.subscription = nil

        expect(scheduler.nextDue, is: nil)
        scheduler.advance(by: .seconds(2))
        expect(delivery.picture, is: nil)
    }

    /// The pixels of a picture, from a loader that has brought none before.
    private func pixels(_ name: String) throws -> [RGBColor] {
        let loader = SimulatedImageLoader(scheduler: scheduler, delay: .seconds(1))
        var picture: Bitmap?
        let subscription = loader.image(named: name).sink(
            receiveCompletion: { _ in }, receiveValue: { picture = $0 })
        scheduler.advance(by: .seconds(1))
        subscription.cancel()
        return try #require(picture).pixels
    }

    private func isShared(_ one: [RGBColor], _ other: [RGBColor]) -> Bool {
        one.withUnsafeBufferPointer { one in other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress } }
    }

    @Test func `of the scenes that are made up, all loaders share the latest 64 and no more`() throws {
        let first = try pixels("kept-1")
        for number in 2...64 { _ = try pixels("kept-\(number)") }
        let again = try pixels("kept-1")
        #expect(isShared(first, again))

        _ = try pixels("kept-65")
        let anew = try pixels("kept-1")

        #expect(!isShared(first, anew))
        expect(first, is: anew)
    }

    @Test func `an environment loads pictures on its own time line`() {
        let environment = ViewEnvironment.simulated(scheduler: scheduler)
        var picture: Bitmap?
        let subscription = environment.imageLoader.image(named: "jackpot").sink(
            receiveCompletion: { _ in }, receiveValue: { picture = $0 })

        scheduler.advance(by: .seconds(1))

        expect(picture, isNot: nil)
        subscription.cancel()
    }

    @Test func `a time line and its loader go with those who have stopped waiting`() {
        weak var goneTime: TimelineScheduler?
        weak var goneLoader: SimulatedImageLoader?

        do {
            let time = TimelineScheduler()
            let loader = SimulatedImageLoader(scheduler: time)
            (goneTime, goneLoader) = (time, loader)
            let waiting = loader.image(named: "jackpot").sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            waiting.cancel()
        }

        #expect(goneTime == nil)
        #expect(goneLoader == nil)
    }
}
