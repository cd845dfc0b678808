import { useEffect, useRef, useState } from 'react';
import { needs, useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Button } from '~/ui/button';
import { useConsent } from '../consent/use-consent';
import { instalmentAmount } from './instalment-amount';

await needs('product-more');

/** How long after the page the message is loaded, in milliseconds. Specification 2 §9. */
const WAIT_MS = 500;

type InstalmentsProps = {
  /** Address of the page that holds a message, to which the amount is added. */
  readonly at: string;
  /** The price that the visitor pays, in euro cents. */
  readonly cents: number;
};

/** Whether some time has passed since the component was first shown. */
function useWaited(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

/** The place of the instalment message for a price. It has its height before the message comes; without scripts it is not there. */
export function Instalments({ at, cents }: InstalmentsProps) {
  const amount = instalmentAmount(cents, useLocale());
  const isTime = useWaited(WAIT_MS);
  if (amount === null) return null;
  return <div className="instalments">{isTime && <Message address={`${at}?amount=${amount}`} />}</div>;
}

/**
 * What paying in instalments costs, told by Klarna in a frame. Nothing of Klarna is loaded before the visitor has agreed, in a consent
 * tool or by pressing the button. Once somebody goes into the frame it is high enough for the explanation that Klarna opens in it.
 * Specification 2 §2, §9.
 */
function Message({ address }: { readonly address: string }) {
  const t = useT('product-more');
  const isAgreed = useConsent();
  const [isPressed, setPressed] = useState(false);
  const [isEntered, setEntered] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the pressed button is gone: the focus goes on to what it showed
    if (isPressed) place.current?.focus();
  }, [isPressed]);
  useEffect(() => {
    // a frame takes the focus from the window without an event of its own
    const look = () => {
      if (document.activeElement === place.current?.querySelector('iframe')) setEntered(true);
    };
    window.addEventListener('blur', look);
    return () => window.removeEventListener('blur', look);
  }, []);
  const title = t('instalments.title');
  if (!isPressed && !isAgreed)
    return (
      <>
        <p>{t('instalments.consent')}</p>
        <Button type="button" size="s" onClick={() => setPressed(true)}>
          {t('instalments.show')}
        </Button>
      </>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group to move the focus to, not of fields
    <div role="group" aria-label={title} tabIndex={-1} ref={place}>
      {/* another frame for another amount: a new address in the same one would be a step of the browser's history */}
      <iframe
        key={address}
        className={isEntered ? 'is-entered' : undefined}
        src={address}
        title={title}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
    </div>
  );
}
