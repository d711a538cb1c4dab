export { BudgetField } from './budget-field'
export { PlaceField } from './place-field'
