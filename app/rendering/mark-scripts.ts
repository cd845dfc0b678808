/**
 * Marks for the style sheet: scripts run, before the first paint; and later, the page is loaded, with time to paint it, or somebody uses it.
 * What waits for that leaves the line to what the first screen shows.
 */
export const MARK_SCRIPTS = `((mark) => {
  mark('js');
  addEventListener('load', () => setTimeout(mark, 300, 'loaded'));
  for (const use of ['pointerdown', 'keydown']) addEventListener(use, () => mark('loaded'), { once: true });
})((name) => document.documentElement.classList.add(name))`;
