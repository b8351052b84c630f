/// The file with the place where somebody left the gallery.
package typealias PlaceStore = KeptFile<GalleryPlace>
