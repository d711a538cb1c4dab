/** Event on a form whose price selects were changed by a script. */
export const FORM_SYNCED = 'pand:form'
