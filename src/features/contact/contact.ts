export { contact } from './contact-module/contact'
