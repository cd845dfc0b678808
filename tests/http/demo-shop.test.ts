import { expect, test } from '@playwright/test';
import { DEMO_SECTIONS } from '../../scripts/demo-shop/document';
import type { DemoPlace, ShownLanguage } from '../../scripts/demo-shop/kind';
import { markupFaults } from '../support/markup-faults';
import { runShop } from '../support/run-shop';
import { ask } from '../support/shop';
import { readableText } from '../support/visitor';

const { port, host } = runShop();
const LANGUAGES: readonly ShownLanguage[] = ['fi', 'en'];

/** Text of the first heading; for a logo its alternative text. */
function headingOf(html: string): string {
  const heading = /<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '';
  return readableText(heading.replace(/<img[^>]*\balt="([^"]*)"[^>]*>/g, ' $1 ')).trim();
}

async function visit({ paths, status, heading }: DemoPlace, language: ShownLanguage): Promise<void> {
  const path = paths[language];
  const answer = await ask(port, path, { host: host(language) });
  expect(answer.status, path).toBe(status);
  expect(markupFaults(answer.body), path).toEqual([]);
  if (heading) expect(headingOf(answer.body), path).toContain(heading[language]);
  if (status === 200) expect(headingOf(answer.body), path).not.toBe('');
}

for (const { title, kinds } of DEMO_SECTIONS)
  for (const { what, places } of kinds)
    test(`${title}: ${what} is at the documented address`, async () => {
      for (const place of places) for (const language of LANGUAGES) await visit(place, language);
    });
