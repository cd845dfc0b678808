import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Name of a form's field that says: what is submitted changes the frame of the page, its header and hearts, and not the page. */
export const FRAME_ONLY = 'frame_only';

/**
 * Whether the server answered a submission. Otherwise nothing has changed, and reloading the page's data would fail too and replace
 * the page by an error screen.
 */
export function hasServerAnswered({ formMethod, actionStatus = 200 }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined || formMethod === 'GET' || actionStatus < 500;
}

/**
 * The `shouldRevalidate` of routes whose pages submit forms by fetchers: by default, Remix would reload the route's data after
 * every such submission.
 */
export function revalidateIfAnswered(args: ShouldRevalidateFunctionArgs): boolean {
  return hasServerAnswered(args) && !args.formData?.has(FRAME_ONLY) && args.defaultShouldRevalidate;
}
