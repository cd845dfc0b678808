/** A line of the notice bar, with the page it leads to; empty where it leads nowhere. */
export type Notice = { readonly text: string; readonly to: string };
