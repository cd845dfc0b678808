import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { type LinkTarget, PlainLink, TextLink } from '~/ui/text-link';

/** Where customer service is reached: its mailbox, and its telephone if it has one. */
export type Reach = {
  readonly email: string;
  readonly phone: { readonly shown: string; readonly dial: string } | null;
};

type QuickWaysProps = {
  /** The form that it stands beside. */
  readonly besides: 'ask' | 'complaint';
  readonly reach: Reach;
  /** Pages that answer what is asked most. */
  readonly answers?: readonly LinkTarget[];
};

/** Beside a form to the shop, below it on narrow screens: the quicker ways to an answer. */
export function QuickWays({ besides, reach, answers = [] }: QuickWaysProps) {
  const t = useT('contact');
  const { language } = useLocale();
  const [other, otherLink] =
    besides === 'ask'
      ? ([t('aside.complaint'), { label: t('aside.complaintLink'), to: pathTo('reclamation', language) }] as const)
      : ([t('aside.other'), { label: t('ask.title'), to: pathTo('ask', language) }] as const);
  return (
    <>
      <aside className="contact-aside" aria-labelledby="contact-quick">
        <h2 id="contact-quick">{t('aside.title')}</h2>
        <dl>
          <dt>{t('aside.phone')}</dt>
          {reach.phone && (
            <dd>
              <a className="link contact-phone" href={reach.phone.dial}>
                {reach.phone.shown}
              </a>
              <p className="small muted">{t('aside.hours')}</p>
            </dd>
          )}
          <dd>
            <TextLink to={pathTo('stores', language)}>{t('aside.stores')}</TextLink>
          </dd>
          <dt>{t('aside.order')}</dt>
          <dd>
            <TextLink to={pathTo('viewOrder', language)}>{t('aside.orderLink')}</TextLink>
          </dd>
          <dt>{other}</dt>
          <dd>
            <PlainLink className="link" target={otherLink} />
          </dd>
          <dt>{t('aside.mail')}</dt>
          <dd>
            <a className="link" href={`mailto:${reach.email}`}>
              {reach.email}
            </a>
          </dd>
        </dl>
      </aside>
      {answers.length > 0 && (
        <section className="contact-aside" aria-labelledby="contact-asked">
          <h2 id="contact-asked">{t('aside.asked')}</h2>
          <ul className="contact-asked">
            {answers.map((answer) => (
              <li key={answer.to}>
                <PlainLink className="link" target={answer} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
