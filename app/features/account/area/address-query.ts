/** Query parameter of the page of addresses: the id of the address to change, or `new`. */
export const ADDRESS_PARAM = 'address';
export const NEW_ADDRESS = 'new';
