import { useEffect, useRef, useState } from 'react';
import { useT } from '~/locale/translator';
import type { PaymentView } from '../payment-view';

type KlarnaSnippetProps = {
  readonly view: PaymentView;
  /** The cart is being validated for a changed form. */
  readonly isLooking: boolean;
  /** Nonce for its scripts, as the page's loader last gave it. */
  readonly nonce: string;
};

/** Klarna's own functions: the snippet stands still while its order is changed, then reads it again. */
type KlarnaApi = { suspend: () => void; resume: () => void };
type KlarnaWindow = Window & { _klarnaCheckout?: (use: (api: KlarnaApi) => void) => void };

/** The nonce of this document's policy: the first one, because later ones come without a document. */
let documentNonce: string | undefined;

/** Whether this document was loaded as this page: the policy of any other page does not allow Klarna. */
function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name).pathname === window.location.pathname;
}

/** Inline styles of a markup outside its scripts, and the scripts. */
const STYLES = /<script\b[\s\S]*?<\/script>|\sstyle=/gi;

/**
 * Puts HTML into an element and runs its scripts, which inserting alone does not. Inline styles are set by script: the page's policy
 * forbids them in markup.
 */
function insert(place: HTMLElement, html: string, nonce: string): void {
  const template = document.createElement('template');
  template.innerHTML = html.replace(STYLES, (found) => (found.startsWith('<') ? found : ' data-style='));
  place.replaceChildren(template.content);
  for (const element of place.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
  for (const script of place.querySelectorAll('script')) {
    const fresh = document.createElement('script');
    for (const { name, value } of script.attributes) fresh.setAttribute(name, value);
    fresh.nonce = nonce;
    fresh.text = script.text;
    script.replaceWith(fresh);
  }
}

/**
 * Klarna's checkout as a snippet below the form: address and payment are given there instead. It needs scripts; without them Klarna's own
 * page is among the ways to pay. Specification 1 §7 (kco_iframe)
 */
export function KlarnaSnippet({ view, isLooking, nonce }: KlarnaSnippetProps) {
  const t = useT('checkout');
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const { klarna } = view.checked;
  const id = klarna?.id;
  const html = useRef(klarna?.html);
  html.current = klarna?.html;

  useEffect(() => {
    if (!isOwnDocument()) window.location.reload();
    else setIsReady(true);
    documentNonce ??= nonce;
  }, [nonce]);

  useEffect(() => {
    if (isReady && id !== undefined && place.current) insert(place.current, html.current ?? '', documentNonce ?? '');
  }, [isReady, id]);

  useEffect(() => {
    const { _klarnaCheckout: klarnaCheckout } = window as KlarnaWindow;
    klarnaCheckout?.((api) => (isLooking ? api.suspend() : api.resume()));
  }, [isLooking]);

  if (!isReady) return null;
  return (
    <section className="step" aria-labelledby="klarna-snippet">
      <h2 id="klarna-snippet">{t('klarna.title')}</h2>
      <p className="small muted">{t(klarna ? 'klarna.text' : 'klarna.missing')}</p>
      <div ref={place} hidden={!klarna} />
    </section>
  );
}
