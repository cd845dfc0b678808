import { useFetcher, useFetchers, useLocation, useSubmit } from '@remix-run/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from '~/locale/use-locale';
import { FRAME_ONLY } from '~/routing/after-submission';
import { pathTo } from '~/routing/path-to';
import { returnPlace } from '~/routing/return-place';
import { showToast } from '~/ui/show-toast';
import { wishKey } from '../use-wishes';
import { WISH_FORM } from './wish-button';

/** The answer to a heart that was pressed with scripts. */
export type WishReply = { readonly ok: boolean; readonly text: string };

/**
 * The form of all hearts on a page, in its frame. Without scripts it is posted and leads back to the page; with scripts each heart
 * has a fetcher of its own, and the hearts show the result at once.
 */
export function WishForm() {
  const { language } = useLocale();
  const location = useLocation();
  const submit = useSubmit();
  const fetchers = useFetchers();
  const [pressed, setPressed] = useState<readonly number[]>([]);
  /** Hearts pressed again while the page still loads what their last press changed: sent after that. */
  const again = useRef(new Map<number, HTMLButtonElement>());
  useEffect(() => {
    for (const [id, heart] of again.current) {
      if (fetchers.some(({ key, state }) => key === wishKey(id) && state !== 'idle')) continue;
      again.current.delete(id);
      if (heart.isConnected) submit(heart, { navigate: false, fetcherKey: wishKey(id) });
    }
  }, [fetchers, submit]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const heart = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const id = Number(heart?.value);
    if (!heart || !id) return;
    event.preventDefault();
    const state = fetchers.find(({ key }) => key === wishKey(id))?.state ?? 'idle';
    if (state === 'loading' && !again.current.delete(id)) again.current.set(id, heart);
    // while one press is under way, the next is a double click
    if (state !== 'idle') return;
    setPressed((before) => (before.includes(id) ? before : [...before, id]));
    submit(heart, { navigate: false, fetcherKey: wishKey(id) });
  };
  return (
    <>
      <form id={WISH_FORM} method="post" action={pathTo('wishlistToggle', language)} hidden onSubmit={onSubmit}>
        <input type="hidden" name="next" value={returnPlace(location, language)} />
        <input type="hidden" name={FRAME_ONLY} value="1" />
      </form>
      {pressed.map((id) => (
        <WishOutcome key={id} modelId={id} />
      ))}
    </>
  );
}

/** Tells the result of a press. */
function WishOutcome({ modelId }: { readonly modelId: number }) {
  const { data } = useFetcher<WishReply>({ key: wishKey(modelId) });
  const announced = useRef<unknown>();
  useEffect(() => {
    if (!data || announced.current === data) return;
    announced.current = data;
    showToast({ type: data.ok ? 'success' : 'error', text: data.text });
  }, [data]);
  return null;
}
