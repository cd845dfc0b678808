import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Icon } from '~/ui/icon';
import { type LinkTarget, PlainLink, TextLink } from '~/ui/text-link';

type QuickWaysProps = {
  /** The form that it stands beside. */
  readonly besides: 'ask' | 'complaint';
  readonly shopEmail: string;
  /** Pages that answer what is asked most. */
  readonly answers?: readonly LinkTarget[];
};

/** Beside a form to the shop, folded above it on narrow screens: the quicker ways to an answer. */
export function QuickWays({ besides, shopEmail, answers = [] }: QuickWaysProps) {
  const t = useT('contact');
  const { language } = useLocale();
  return (
    <aside className="contact-aside" aria-labelledby="contact-quick">
      <details>
        <summary>
          <h2 id="contact-quick">{t('aside.title')}</h2>
          <Icon name="chevron-down" size="s" />
        </summary>
        <dl>
          <dt>{t('aside.phone')}</dt>
          <dd>
            <TextLink to={pathTo('stores', language)}>{t('aside.stores')}</TextLink>
          </dd>
          <dt>{t('aside.order')}</dt>
          <dd>
            <TextLink to={pathTo('viewOrder', language)}>{t('aside.orderLink')}</TextLink>
          </dd>
          {besides === 'ask' ? (
            <>
              <dt>{t('aside.complaint')}</dt>
              <dd>
                <TextLink to={pathTo('reclamation', language)}>{t('aside.complaintLink')}</TextLink>
              </dd>
            </>
          ) : (
            <>
              <dt>{t('aside.other')}</dt>
              <dd>
                <TextLink to={pathTo('ask', language)}>{t('ask.title')}</TextLink>
              </dd>
            </>
          )}
          <dt>{t('aside.mail')}</dt>
          <dd>
            <a className="link" href={`mailto:${shopEmail}`}>
              {shopEmail}
            </a>
          </dd>
        </dl>
        <p className="small muted">{t('aside.hours')}</p>
        {answers.length > 0 && (
          <>
            <h3>{t('aside.asked')}</h3>
            <ul className="contact-asked">
              {answers.map((answer) => (
                <li key={answer.to}>
                  <PlainLink target={answer} />
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
    </aside>
  );
}
