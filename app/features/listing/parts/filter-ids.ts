/** Name of the modal. Specification 2 §2. */
export const FILTERS_ID = 'filters';

/** Id of its form, for the button outside of it. */
export const FILTER_FORM_ID = 'filter-form';
