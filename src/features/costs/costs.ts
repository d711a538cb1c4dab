export { RentalYield } from './rental-yield'
