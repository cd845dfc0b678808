import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import type { Saving } from 'settings/read-settings';
import type { Language } from '~/locale/languages';
import { RequestLanguage } from '~/locale/request-language';
import { CachedMarkup } from './cached-markup';
import { cachedMarkup } from './cached-markup.server';
import { AllowedScripts } from './inline-script';
import { PageStartContext } from './page-scripts';
import { takeLoaderData } from './remix-adapter';
import { SlotKey } from './slot';

export type PageToRender = {
  readonly context: EntryContext;
  readonly url: string;
  readonly language: Language;
  /** Key of the slots in a shared page; undefined for one visitor's page. */
  readonly slotKey: string | undefined;
  /** Optimisations to switch off. */
  readonly without: ReadonlySet<Saving>;
};

export type RenderedPage = {
  readonly html: string;
  /** Texts of the inline scripts that the shop rendered. */
  readonly scripts: ReadonlySet<string>;
};

/**
 * Renders a page to a string, without streaming. RemixServer gets the context without the loaders' data, because it omits them
 * under `renderToString`; `PageScripts` passes them to the browser instead.
 */
export async function renderPage({ context, url, language, slotKey, without }: PageToRender): Promise<RenderedPage> {
  const { rest, script } = await takeLoaderData(context);
  const scripts = new Set<string>();
  const start = { dataScript: script, waits: !without.has('late-scripts') };
  const html = renderToString(
    <AllowedScripts.Provider value={(text) => scripts.add(text)}>
      <PageStartContext.Provider value={start}>
        <SlotKey.Provider value={slotKey}>
          <RequestLanguage.Provider value={language}>
            <CachedMarkup.Provider value={without.has('cached-markup') ? undefined : cachedMarkup}>
              <RemixServer context={rest} url={url} />
            </CachedMarkup.Provider>
          </RequestLanguage.Provider>
        </SlotKey.Provider>
      </PageStartContext.Provider>
    </AllowedScripts.Provider>,
  );
  return { html: `<!DOCTYPE html>${html}`, scripts };
}
