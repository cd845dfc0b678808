import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const FLAGS = path.join(path.dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

/** Flags of countries as files of their own, `/flags/fi.svg`: a page fetches the few it shows. */
export function countryFlags(): Plugin {
  let isClient = false;
  return {
    name: 'country-flags',
    configResolved: (config) => {
      isClient = !config.build.ssr;
    },
    configureServer: (server) => {
      server.middlewares.use('/flags', (request, response, next) => {
        const file = path.join(FLAGS, `${path.basename(request.url ?? '', '.svg').toUpperCase()}.svg`);
        if (!existsSync(file)) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        createReadStream(file).pipe(response);
      });
    },
    generateBundle() {
      if (!isClient) return;
      for (const file of readdirSync(FLAGS).filter((name) => /^[A-Z]{2}\.svg$/.test(name))) {
        const source = readFileSync(path.join(FLAGS, file));
        this.emitFile({ type: 'asset', fileName: `flags/${file.toLowerCase()}`, source });
      }
    },
  };
}
