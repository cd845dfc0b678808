import { isRouteErrorResponse, useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { SearchForm } from '~/features/shell/parts/search-form';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import tracks from '~/styles/images/tracks.svg?url&no-inline';
import { ButtonLink } from '~/ui/button';
import { errorLead, isUnreadable } from './error-data';

type Shown = {
  readonly status: number;
  readonly message: string | undefined;
  /** The page one level up, where the error names it. */
  readonly parent?: string | undefined;
};

/** The text and the way up that an error's JSON data have. */
function saidBy(data: unknown): Pick<Shown, 'message' | 'parent'> {
  if (typeof data !== 'object' || data === null) return { message: undefined };
  const { message, parent } = data as { message?: unknown; parent?: unknown };
  const path = safeRedirect(parent, '');
  return {
    message: typeof message === 'string' && message.length <= 300 ? message : undefined,
    parent: path === '' ? undefined : path,
  };
}

/** Status and message of whatever was thrown. What is no response of ours is a 500 without words. */
export function shownError(error: unknown): Shown {
  if (!isRouteErrorResponse(error)) return { status: 500, message: undefined };
  const data: unknown = error.data;
  if (typeof data === 'object') return { status: error.status, ...saidBy(data) };
  const message = typeof data === 'string' && data.length <= 300 && !/^[[{]/.test(data.trim()) ? data : undefined;
  return { status: error.status, message };
}

function kindOf(status: number): '404' | '403' | 'unavailable' | 'other' {
  if (status === 404) return '404';
  if (status === 403) return '403';
  return status === 502 || status === 503 ? 'unavailable' : 'other';
}

/** Leads on where the error says so. */
function useErrorLead(error: unknown): void {
  const { language } = useLocale();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { to, afterMs } = errorLead(error, pathname, pathTo('home', language)) ?? {};
  useEffect(() => {
    if (isUnreadable(error)) console.warn('The data of an error page are no JSON.');
  }, [error]);
  useEffect(() => {
    if (to === undefined) return;
    const timer = setTimeout(() => navigate(to, { replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [to, afterMs, navigate]);
}

/** The error screen: status code and message, a button to the front page, a mail link. Specification 1 §2. */
export function ErrorScreen({ error, email }: { readonly error: unknown; readonly email: string | undefined }) {
  const t = useT('errors');
  const { language } = useLocale();
  const location = useLocation();
  const { status, message, parent } = shownError(error);
  const kind = kindOf(status);
  useErrorLead(error);
  return (
    <main id="main" className="lost">
      <img src={tracks} alt="" />
      <div className="wrap">
        <p className="small num">{status}</p>
        <h1>{t(`title.${kind}`)}</h1>
        <p>{t(`text.${kind}`)}</p>
        {message && <p className="small">{message}</p>}
        {kind === '404' && <SearchForm id="lost-search" label={t('search')} />}
        <p className="acts">
          <ButtonLink look="primary" to={pathTo('home', language)}>
            {t('toFrontPage')}
          </ButtonLink>
          {parent && <ButtonLink to={parent}>{t('toParent')}</ButtonLink>}
          {kind === 'unavailable' && (
            <a className="link" href={location.pathname + location.search}>
              {t('tryAgain')}
            </a>
          )}
        </p>
        {email && (
          <p>
            <a className="link" href={`mailto:${email}`}>
              {t('write', { email })}
            </a>
          </p>
        )}
      </div>
    </main>
  );
}
