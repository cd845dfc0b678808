import { useState } from 'react';
import { useT } from '~/locale/translator';

/**
 * The shop's own store at Rentle. Nothing of Rentle is asked before somebody presses the link: with scripts its store then opens in this
 * page, without them on Rentle's own.
 */
export function RentleStore({ address }: { readonly address: string }) {
  const t = useT('rental');
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <iframe
        className="rentle-frame"
        src={address}
        title={t('rentle.title')}
        allow="payment; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <section aria-labelledby="rentle" className="rentle-offer">
      <h2 id="rentle">{t('rentle.title')}</h2>
      <p>{t('rentle.text')}</p>
      <p>
        <a
          className="btn btn-primary"
          href={address}
          rel="noreferrer"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          {t('rentle.open')}
        </a>
      </p>
    </section>
  );
}
