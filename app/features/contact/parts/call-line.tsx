import { useT } from '~/locale/translator';
import { Icon } from '~/ui/icon';
import type { Reach } from './quick-ways';

/** Customer service's telephone above a form on narrow screens, where the other ways to an answer follow the form. */
export function CallLine({ reach: { phone } }: { readonly reach: Reach }) {
  const t = useT('contact');
  if (!phone) return null;
  return (
    <p className="contact-call">
      <Icon name="phone" size="s" />
      <a className="link contact-phone" href={phone.dial} aria-label={`${t('aside.phone')} ${phone.shown}`}>
        {phone.shown}
      </a>
    </p>
  );
}
