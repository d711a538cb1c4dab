export { Gallery, galleryPreload } from './photo-gallery'
export { PhotoTourDialog } from './photo-tour'
export { TourLinks, toursOf } from './tours'
