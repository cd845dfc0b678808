import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOADING_BAR } from './loading-times';

const styles = readFileSync(path.resolve(import.meta.dirname, '../../styles/feedback.css'), 'utf8');

/** The declarations of a rule of the style sheet. */
function ruleOf(selector: string): string {
  const start = styles.indexOf(`${selector} {`);
  return start < 0 ? '' : styles.slice(start, styles.indexOf('}', start)).replaceAll(/\s+/g, ' ');
}

test('loading bar: throttle 200 ms, duration 2000 ms, hide delay 500 ms, reset 400 ms, height 3 px', () => {
  expect(LOADING_BAR).toEqual({ throttleMs: 200, durationMs: 2000, hideDelayMs: 500, resetMs: 400 });
  expect(ruleOf('.loading-bar')).toContain('height: 3px;');
});

test('the style sheet moves the loading bar by the same times', () => {
  const { durationMs, hideDelayMs, resetMs } = LOADING_BAR;
  expect(ruleOf('.loading-bar[data-state="loading"]')).toContain(`transition: scale ${durationMs}ms `);
  expect(ruleOf('.loading-bar[data-state="error"]')).toContain(`opacity ${resetMs}ms ${hideDelayMs}ms`);
});
