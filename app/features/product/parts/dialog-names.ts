/** Id of the availability dialog, and value of the parameter `open` in its address. */
export const STOCK_DIALOG = 'stock';

/** Id of the size guide. */
export const SIZE_GUIDE = 'size-guide';

/** Parameters of addresses on which a dialog of the page is open. */
const DIALOG_PARAMETERS = ['open', 'image', 'keyword', 'size-guide', 'added'];

/** Whether an address asks for a dialog. */
export const asksForDialog = (search: URLSearchParams): boolean => DIALOG_PARAMETERS.some((name) => search.has(name));
