/** The attribute of a button that prints the page. The button is hidden until the script runs. */
export const PRINT_BUTTON = 'data-print'
