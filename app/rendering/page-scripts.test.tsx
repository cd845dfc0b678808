import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startScript } from './page-scripts';

type Added = { tag: string; rel?: string; href?: string; type?: string; text?: string };

type Seen = { hidden?: boolean; tells?: boolean; isLoaded?: boolean };

/** Runs the start of a page in a window of which it sees what is given. */
function open(waits: boolean, { hidden = false, tells = true, isLoaded = true }: Seen = {}) {
  const body: Added[] = [];
  const observers: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const loads: (() => void)[] = [];
  class PerformanceObserver {
    static supportedEntryTypes = tells ? ['paint'] : [];
    constructor(private readonly told: () => void) {}
    observe() {
      observers.push(this.told);
    }
  }
  runInNewContext(startScript({ modules: ['/a.js', '/b.js'], start: 'import("</script>")' }, waits), {
    document: {
      hidden,
      body: { append: (each: Added) => body.push(each) },
      createElement: (tag: string) => ({ tag }),
      readyState: isLoaded ? 'complete' : 'interactive',
    },
    addEventListener: (_: 'load', work: () => void) => loads.push(work),
    requestAnimationFrame: (work: () => void) => work(),
    PerformanceObserver,
    setTimeout: (work: () => void, delay?: number) => (delay ? timers.push(work) : work()),
  });
  const run = (all: readonly (() => void)[]) => () => {
    for (const each of all) each();
  };
  return { body, paint: run(observers), load: run(loads), wait: run(timers) };
}

const STARTED: Added[] = [
  { tag: 'link', rel: 'modulepreload', href: '/a.js' },
  { tag: 'link', rel: 'modulepreload', href: '/b.js' },
  { tag: 'script', type: 'module', text: 'import("</script>")' },
];

test('a page’s modules start once it was painted, and only once', () => {
  const { body, paint, wait } = open(true);
  expect(body).toEqual([]);
  paint();
  expect(body).toEqual(STARTED);
  paint();
  wait();
  expect(body).toEqual(STARTED);
});

test('they wait for what the page loads at once, such as its main picture', () => {
  const { body, paint, load, wait } = open(true, { isLoaded: false });
  paint();
  expect(body).toEqual([]);
  load();
  expect(body).toEqual(STARTED);
  const slow = open(true, { isLoaded: false });
  slow.paint();
  slow.wait();
  wait();
  expect(slow.body).toEqual(STARTED);
  expect(body).toEqual(STARTED);
});

test('they start without a paint after a while, and at once where nobody looks or the browser does not tell', () => {
  const { body, wait } = open(true);
  wait();
  expect(body).toEqual(STARTED);
  expect(open(true, { hidden: true }).body).toEqual(STARTED);
  expect(open(true, { tells: false }).body).toEqual(STARTED);
  expect(open(false).body).toEqual(STARTED);
});

test('the script cannot be ended by what it holds', () => {
  expect(startScript({ modules: ['/</script>.js'], start: '</script>' }, true)).not.toContain('</script>');
});
