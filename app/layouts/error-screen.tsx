import { Form, useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { SearchForm } from '~/features/shell/parts/search-form';
import type { Translate } from '~/locale/namespaces';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import type { KeptForm } from '~/routing/kept-form';
import { pathTo } from '~/routing/path-to';
import { Button, ButtonLink } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { LostScene } from '~/ui/lost-scene';
import type { LinkTarget } from '~/ui/text-link';
import { errorRedirection, isUnreadable } from './error-data';
import { errorKind, shownError } from './shown-error';

/** Redirects when the error contains a redirect. */
function useErrorLead(error: unknown): void {
  const { language } = useLocale();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { to, afterMs } = errorRedirection(error, pathname, pathTo('home', language)) ?? {};
  useEffect(() => {
    if (isUnreadable(error)) console.warn('The data of an error page are no JSON.');
  }, [error]);
  useEffect(() => {
    if (to === undefined) return;
    const timer = setTimeout(() => navigate(to, { replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [to, afterMs, navigate]);
}

type ErrorScreenProps = {
  readonly error: unknown;
  readonly email: string | undefined;
  /** Links to continue from a page that does not exist. */
  readonly ways: readonly LinkTarget[];
};

/** The error screen: status code and message, a button to the front page, a mail link. Specification 1 §2. */
export function ErrorScreen({ error, email, ways }: ErrorScreenProps) {
  const t = useT('errors');
  const { language } = useLocale();
  const location = useLocation();
  const { status, message, parent, kept } = shownError(error);
  const kind = errorKind(status);
  useErrorLead(error);
  return (
    <main id="main" className="lost">
      <LostScene />
      <div className="wrap">
        <p className="small num">{status}</p>
        <h1>{t(`title.${kind}`)}</h1>
        {(kept ? keptWords(kept, t) : wordsOf(kind, message, t)).map((words) => (
          <p key={words}>{words}</p>
        ))}
        {kept && <SendAgain kept={kept} />}
        {kind === '404' && (
          <>
            <SearchForm id="lost-search" label={t('search')} />
            <ul>
              {ways.map(({ label, to }) => (
                <li key={to}>
                  <Chip to={to}>{label}</Chip>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="acts">
          <ButtonLink look="primary" to={pathTo('home', language)}>
            {t('toFrontPage')}
          </ButtonLink>
          {parent && <ButtonLink to={parent}>{t('toParent')}</ButtonLink>}
          {!kept && ['unavailable', '429', 'other'].includes(kind) && (
            <a className="btn btn-line" href={location.pathname + location.search}>
              {t('tryAgain')}
            </a>
          )}
          {kind === '413' && (
            <a className="btn btn-line" href={location.pathname + location.search}>
              {t('toForm')}
            </a>
          )}
          {email && (
            <a className="link" href={`mailto:${email}`}>
              {t('write', { email })}
            </a>
          )}
        </p>
      </div>
    </main>
  );
}

const keptWords = ({ isUpload }: KeptForm, t: Translate<'errors'>) => [
  t('kept'),
  ...(isUpload ? [t('kept.files')] : []),
];

/** What was typed, to be sent again when the shop answers. */
function SendAgain({ kept: { fields, isUpload } }: { readonly kept: KeptForm }) {
  const t = useT('errors');
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={pathname + search} {...(isUpload && { encType: 'multipart/form-data' })}>
      {fields.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may be there several times, and their order stays
        <input key={`${at} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <Button look="solid">{t('sendAgain')}</Button>
    </Form>
  );
}

/** The error's own message if it has one, else a default; then possible reasons or next steps. */
function wordsOf(kind: ReturnType<typeof errorKind>, message: string | undefined, t: Translate<'errors'>): string[] {
  if (kind === '404') return [`${message ?? t('contentNotFound')} ${t('text.404')}`];
  if (kind === '403') return [message ?? t('text.403')];
  return message ? [message, t(`text.${kind}`)] : [t(`text.${kind}`)];
}
