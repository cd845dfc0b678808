import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadOnMissingChunk } from '~/features/shell/fresh-build';
import { reportUncaughtProblems } from '~/features/shell/report-problems';
import { DEFAULT_LANGUAGE, isLanguage } from '~/locale/languages';
import { RequestLanguage } from '~/locale/request-language';
import { pageDataDecoded } from '~/rendering/remix-adapter';

reloadOnMissingChunk();
reportUncaughtProblems();

const { lang } = document.documentElement;

await pageDataDecoded();

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
