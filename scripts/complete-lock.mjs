/**
 * `npm run lock:complete`, after a change of packages: names in package-lock.json every platform's optional packages.
 *
 * A registry mirror may lack builds for other platforms; npm then leaves them out of the lock file, and `npm ci` refuses it
 * ("Missing: … from lock file"). An entry with version, platform and `optional` is all it needs to pass over them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

const SYSTEMS = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

/** @typedef {{ version?: string, dev?: boolean, optionalDependencies?: Record<string, string> }} Entry */

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
/** @type {Record<string, Entry & Record<string, unknown>>} */
const packages = lock.packages;

/** The entry of the lock file that an import of `name` in the package at `from` resolves to. @param {string} from @param {string} name */
function find(from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const entry = packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`];
    if (entry || place === '') return entry;
  }
}

/** What the name of a package says of the machine it is for. @param {string} name */
function platformOf(name) {
  const words = name.split(/[/\-_.]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor)).slice(0, 1);
  const c = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : '';
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(os.length > 0 && { os }),
    ...(c !== '' && os.includes('linux') && { libc: [c] }),
  };
}

let added = 0;
for (const [place, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const found = find(place, name);
    if (found?.version === version || !/^\d/.test(version)) continue;
    const sibling = `${place.slice(0, place.lastIndexOf('node_modules/'))}node_modules/${name}`;
    const own = packages[sibling] ? `${place}/node_modules/${name}` : sibling;
    packages[own] = { version, optional: true, ...platformOf(name), ...(dev && { dev }) };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms named`);
