export { anonymiser, inTheOpen, type Words } from './anonymise'
