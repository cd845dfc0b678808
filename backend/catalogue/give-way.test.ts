import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectFolder } from '../project-folder';

const GIVES_WAY = `
  import { readdirSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { Worker } from 'node:worker_threads';
  import { giveWay } from './backend/catalogue/give-way.ts';
  const worker = new Worker('setInterval(() => {}, 1000)', { eval: true });
  await new Promise((resolve) => worker.once('online', resolve));
  giveWay();
  console.log(readdirSync('/proc/self/task').map((id) => getPriority(Number(id))).join());
  process.exit();`;

test.runIf(process.platform === 'linux')(
  'every thread of a process gives way, also those that ran before',
  async () => {
    const options = ['--import', 'tsx', '--input-type=module', '-e', GIVES_WAY];
    const { stdout } = await promisify(execFile)(process.execPath, options, { cwd: projectFolder() });
    const priorities = stdout.trim().split(',');
    expect(priorities.length).toBeGreaterThan(2);
    expect(new Set(priorities)).toEqual(new Set(['10']));
  },
);
