/** A message of the notice bar with its link; empty when it has none. */
export type Notice = { readonly text: string; readonly to: string };
