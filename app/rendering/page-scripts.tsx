import { createContext, useContext } from 'react';
import { AllowedScripts, InlineScript } from './inline-script';
import { type RemixScripts, scriptString, useRemixScripts, useScrollScript } from './remix-adapter';

/** Data for a page's scripts that only the server has. */
export type PageStart = {
  /** Script that passes the loaders' data to the browser. */
  readonly dataScript: string;
  /** Modules start after the first paint and the page's load. */
  readonly waits: boolean;
};

export const PageStartContext = createContext<PageStart>({ dataScript: '', waits: true });

/** Maximum wait for the first paint and the page's load before the modules start, in milliseconds. */
const MAX_WAIT = 2_000;

/**
 * Starts the page's modules after the first paint and after what the page loads at once, such as its main picture; immediately in a
 * hidden tab or a browser that does not report paints. The page works without them, and they are larger than all that the first screen
 * needs.
 */
const START = `((files, text, waits) => {
  const start = () => {
    if (text === undefined) return;
    for (const href of files) {
      document.body.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', text }));
    text = undefined;
  };
  if (!waits || document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return start();
  setTimeout(start, ${MAX_WAIT});
  const startAfterLoad = () => {
    if (document.readyState === 'complete') return start();
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  };
  new PerformanceObserver(startAfterLoad).observe({ type: 'paint', buffered: true });
})`;

/** The script that starts a page's modules. @param waits until the page was painted */
export function startScript({ modules, start }: Omit<RemixScripts, 'prepare'>, waits: boolean): string {
  return `${START}([${modules.map(scriptString).join()}],${scriptString(start)},${waits});`;
}

function ScriptsOnServer() {
  const { dataScript, waits } = useContext(PageStartContext);
  const place = useScrollScript();
  const { prepare, start, modules } = useRemixScripts();
  // the content policy must also allow the module script, which the start script inserts
  useContext(AllowedScripts)?.(start);
  return (
    <>
      <InlineScript text={place} />
      <InlineScript text={`${prepare}\n${dataScript}\n${startScript({ modules, start }, waits)}`} />
    </>
  );
}

/** In the browser the scripts rendered by the server have already run. */
function ScriptsInBrowser() {
  useScrollScript();
  return (
    <>
      <InlineScript text="" />
      <InlineScript text="" />
    </>
  );
}

/** The scripts at the end of a page; replaces Remix's `<Scripts>` and `<ScrollRestoration>`. */
export const PageScripts = import.meta.env.SSR ? ScriptsOnServer : ScriptsInBrowser;
