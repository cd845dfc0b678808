import { expect, test } from 'vitest';
import { type ConsentTool, hasAgreed, waitForTool } from './consent-tool';

const tool: ConsentTool = () => {};

/** Looks for a tool that is there from a try on. */
async function looked(from: number) {
  const waits: number[] = [];
  let tries = 0;
  const found = await waitForTool(
    () => {
      tries += 1;
      return tries >= from ? tool : undefined;
    },
    async (ms) => {
      waits.push(ms);
    },
  );
  return { found: found === tool, tries, waits };
}

test('a consent tool is waited for up to 10 tries of 500 ms', async () => {
  expect(await looked(99)).toEqual({ found: false, tries: 10, waits: Array(9).fill(500) });
  expect(await looked(3)).toEqual({ found: true, tries: 3, waits: [500, 500] });
  expect(await looked(1)).toEqual({ found: true, tries: 1, waits: [] });
});

test('consent is a decision to let a service store something, not an open banner', () => {
  const answer = (eventStatus: string, agreed: boolean) => ({ eventStatus, purpose: { consents: { '1': agreed } } });
  expect(hasAgreed(answer('useractioncomplete', true), true)).toBe(true);
  expect(hasAgreed(answer('tcloaded', true), true)).toBe(true);
  expect(hasAgreed(answer('cmpuishown', true), true)).toBe(false);
  expect(hasAgreed(answer('tcloaded', false), true)).toBe(false);
  expect(hasAgreed(answer('tcloaded', true), false)).toBe(false);
  expect(hasAgreed(null, true)).toBe(false);
});
