import { useLoaderData } from '@remix-run/react';
import forcedStates from '~/features/style-guide/forced-states.css?url';
import { loadStyleGuide } from '~/features/style-guide/load-style-guide.server';
import { StyleGuidePage } from '~/features/style-guide/parts/style-guide-page';
import guideStyles from '~/features/style-guide/style-guide.css?url';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('style-guide', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));

export const loader = loadStyleGuide;

export default function StyleGuideScreen() {
  return (
    <>
      {[guideStyles, forcedStates].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <StyleGuidePage data={useLoaderData<typeof loader>()} />
    </>
  );
}
