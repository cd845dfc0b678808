import { afterEach, expect, test, vi } from 'vitest';
import { lacksConnection } from './unreachable-code';

afterEach(() => vi.unstubAllGlobals());

const isConnected = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
const refused = (name: string) => new TypeError(`Failed to fetch dynamically imported module: /assets/${name}.js`);

test('code that was asked for without a connection is not taken for missing when the connection is back', () => {
  isConnected(true);
  expect(lacksConnection(refused('sections'))).toBe(false);
  isConnected(false);
  expect(lacksConnection(refused('sections'))).toBe(true);
  isConnected(true);
  expect(lacksConnection(refused('sections'))).toBe(true);
  expect(lacksConnection(refused('gallery'))).toBe(false);
});
