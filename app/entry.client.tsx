import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadOnMissingChunk } from '~/features/shell/fresh-build';
import { reportUncaughtProblems } from '~/features/shell/report-problems';
import { readyErrorScreen } from '~/layouts/late-error-screen';
import { DEFAULT_LANGUAGE, isLanguage } from '~/locale/languages';
import { RequestLanguage } from '~/locale/request-language';
import { FRAME_TEXTS, needs } from '~/locale/translator';
import { pageDataDecoded } from '~/rendering/remix-adapter';

reloadOnMissingChunk();
reportUncaughtProblems();

const { lang } = document.documentElement;

await Promise.all([needs(...FRAME_TEXTS), readyErrorScreen(), pageDataDecoded()]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestLanguage.Provider value={isLanguage(lang) ? lang : DEFAULT_LANGUAGE}>
        <RemixBrowser />
      </RequestLanguage.Provider>
    </StrictMode>,
  );
});
