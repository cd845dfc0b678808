/** Name of the modal. Specification 2 §2. */
export const FILTERS_ID = 'filters';

/** Id of its form, for the button that stands outside it. */
export const FILTER_FORM_ID = 'filter-form';
