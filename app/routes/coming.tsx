import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadComing } from '~/features/shell/coming-screen.server';
import { needs, translate, useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pageMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import tracks from '~/styles/images/tracks.svg?url&no-inline';
import { ButtonLink } from '~/ui/button';

export const handle = { i18n: await needs('coming') };

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data.title,
  description: translate(data.language, 'coming')('description'),
  noindex: true,
}));

export async function loader(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  return { ...(await loadComing(context)), language: context.language };
}

export default function ComingScreen() {
  const { title, email } = useLoaderData<typeof loader>();
  const t = useT('coming');
  const { language } = useLocale();
  return (
    <main id="main" className="lost">
      <img src={tracks} alt="" />
      <div className="wrap">
        <p className="small">{t('eyebrow')}</p>
        <h1>{title}</h1>
        <p>{t('intro')}</p>
        <p>
          {t('help')}{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
        <p className="acts">
          <ButtonLink look="primary" to={pathTo('home', language)}>
            {t('toFrontPage')}
          </ButtonLink>
        </p>
      </div>
    </main>
  );
}
