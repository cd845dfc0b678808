/** Milliseconds until the scripts start though nothing was painted. */
const LONGEST_WAIT = 2_000;

/**
 * Puts what waits in templates into its places, where it starts: once the page was painted, or at once where nobody looks at
 * it or the browser does not tell. Takes itself out of the page, which then is as React rendered it.
 */
const START = `(() => {
  document.currentScript.remove();
  const start = () => {
    for (const late of document.querySelectorAll('template[data-late]')) late.replaceWith(late.content);
  };
  setTimeout(start, ${LONGEST_WAIT});
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
})();`;

const LATE = /(?:<link rel="modulepreload"[^<>]*\/>)+|<script\b[^<>]* type="module"[^<>]*>[^<]*<\/script>/g;

/**
 * Lets the page's modules wait until it was painted: it is whole without them, and they weigh more than all that is seen
 * first. Without scripts templates are nothing.
 * @param html a page as Remix renders it
 * @param nonce mark of the page's own scripts
 */
export function lateScripts(html: string, nonce: string): string {
  const waiting = html.replace(LATE, (modules) => `<template data-late>${modules}</template>`);
  const end = waiting.lastIndexOf('</body>');
  return end < 0 ? html : `${waiting.slice(0, end)}<script nonce="${nonce}">${START}</script>${waiting.slice(end)}`;
}
