// Who views pages has them, and the gallery around them.
@_exported import GomaGallery
@_exported import GomaPages
