import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadOnMissingChunk } from '~/features/shell/fresh-build';
import { DEFAULT_LANGUAGE, isLanguage } from '~/locale/languages';
import { RequestLanguage } from '~/locale/request-language';

reloadOnMissingChunk();

const { lang } = document.documentElement;

function takeOver(): void {
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
}

// what is there to see is painted first; a page in the background is never painted, and does not wait
if (document.visibilityState === 'hidden') takeOver();
else requestAnimationFrame(() => setTimeout(takeOver));
