export { Gallery, galleryPreload } from './photo-gallery'
export { PictureWalk } from './photo-tour'
export { TourLinks, toursOf } from './tours'
