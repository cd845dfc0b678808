/** `npm run bench -- NAME [options]`: runs one measurement of this folder, by default `pages`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const given = process.argv.slice(2);
const name = given[0]?.startsWith('-') === false ? given[0] : 'pages';
const options = given[0] === name ? given.slice(1) : given;
const file = path.join(import.meta.dirname, `${name}.mjs`);
if (/^[a-z-]+$/.test(name) && existsSync(file)) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...options], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(`There is no measurement called ${name}.`);
  process.exitCode = 1;
}
