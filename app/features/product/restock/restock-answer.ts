/** Value of `intent` of the form, by which the page's action knows it. */
export const RESTOCK_INTENT = 'restock';

/** What the action answers when nobody was added: the form again, with what was typed. */
export interface RestockAnswer {
  readonly restock: { readonly variant: number; readonly email: string; readonly error: string };
}
