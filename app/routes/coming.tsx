import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPlaceholder } from '~/features/shell/coming-screen.server';
import { needs, useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pageMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import { ButtonLink } from '~/ui/button';
import { LostScene } from '~/ui/lost-scene';

export const handle = { i18n: await needs('coming') };

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data.title,
  description: data.description,
  noindex: true,
}));

export async function loader(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  return { ...(await loadPlaceholder(context)), description: context.t('coming')('description') };
}

export default function ComingScreen() {
  const { title, email } = useLoaderData<typeof loader>();
  const t = useT('coming');
  const { language } = useLocale();
  return (
    <main id="main" className="lost">
      <LostScene />
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
