import { isRouteErrorResponse, useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { SearchForm } from '~/features/shell/parts/search-form';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import tracks from '~/styles/images/tracks.svg?url&no-inline';
import { ButtonLink } from '~/ui/button';

type Shown = { readonly status: number; readonly message: string | undefined };

/** Status and message of whatever was thrown. What is no response of ours is a 500 without words. */
export function shownError(error: unknown): Shown {
  if (!isRouteErrorResponse(error)) return { status: 500, message: undefined };
  const data: unknown = error.data;
  const message = typeof data === 'string' && data.length <= 300 && !/^[[{]/.test(data.trim()) ? data : undefined;
  return { status: error.status, message };
}

/** The redirect in an error's JSON data, if it has one that stays on this site. Specification 1 §2, error screen. */
export function errorRedirect(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  try {
    const data: unknown = typeof error.data === 'string' ? JSON.parse(error.data) : error.data;
    const target = (data as { redirect?: unknown } | null)?.redirect;
    return target === undefined ? undefined : safeRedirect(target);
  } catch {
    // a plain message is no JSON, and no redirect
    return undefined;
  }
}

function kindOf(status: number): '404' | '403' | 'unavailable' | 'other' {
  if (status === 404) return '404';
  if (status === 403) return '403';
  return status === 502 || status === 503 ? 'unavailable' : 'other';
}

/** The error screen: status code and message, a button to the front page, a mail link. Specification 1 §2. */
export function ErrorScreen({ error, email }: { readonly error: unknown; readonly email: string | undefined }) {
  const t = useT('errors');
  const { language } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const { status, message } = shownError(error);
  const kind = kindOf(status);
  const target = errorRedirect(error);
  useEffect(() => {
    if (target !== undefined) navigate(target, { replace: true });
  }, [target, navigate]);
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
