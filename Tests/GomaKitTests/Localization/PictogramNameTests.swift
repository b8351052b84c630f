import Testing

@testable import GomaKit

struct PictogramNameTests {
    @Test(arguments: Pictogram.allCases)
    func `a picture's word is kept under the name of its case`(picture: Pictogram) {
        let member = picture.rawValue

        #expect(picture.name.name == "pictured" + member.prefix(1).uppercased() + member.dropFirst())
    }
}
