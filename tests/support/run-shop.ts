/** The shop of a Playwright run, opened by `tests/e2e/support/open-shop.ts`. */
export type RunShop = {
  port: number;
  /** Its data folder: another process started on it shares its database. */
  dataDir: string;
  /** Front page in a language, with its trailing slash. */
  home: (language: string) => string;
  /** The host of a language, with the port. */
  host: (language: string) => string;
};

/** The shop of this run. @throws outside a Playwright run */
export function runShop(): RunShop {
  const { E2E_PORT: port, E2E_DATA_DIR: dataDir } = process.env;
  if (!port || !dataDir) throw new Error('There is no shop of the run: tests/e2e/support/open-shop.ts opens it.');
  const host = (language: string) => `${language}.localhost:${port}`;
  return { port: Number(port), dataDir, host, home: (language) => `http://${host(language)}/` };
}
