// Who shows the gallery has the reviews that it shows.
@_exported import GomaReview
