import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadOnMissingChunk } from '~/features/shell/fresh-build';
import { reportUncaughtProblems } from '~/features/shell/report-problems';
import { DEFAULT_LANGUAGE, isLanguage } from '~/locale/languages';
import { RequestLanguage } from '~/locale/request-language';

reloadOnMissingChunk();
reportUncaughtProblems();

const { lang } = document.documentElement;

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
