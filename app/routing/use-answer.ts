import { useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';

/**
 * The answer of the page's action. The router drops it when a link leads to a place on the page itself, such as a field with an
 * error; here it stays until the page is answered or loaded again.
 */
export function useAnswer<Action>() {
  const loaded: unknown = useLoaderData();
  const answer = useActionData<Action>();
  const [last, setLast] = useState({ answer, loaded });
  const shown = answer ?? (last.loaded === loaded ? last.answer : undefined);
  if (last.answer !== shown || last.loaded !== loaded) setLast({ answer: shown, loaded });
  return shown;
}
