export { testimonialsExamples } from './examples'
export { testimonials } from './testimonials-module'
