export { popupMoments } from './popup-timing'
