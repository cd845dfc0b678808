import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/catalogue-file';
import { ImportReport } from '../import-report';
import { failureSentence } from './failure-sentence';
import { ReportFile } from './report-file';
import { say } from './say';

const folder = temporaryFolder();
const head = { command: ['catalogue:import', 'a.csv'], startedAt: new Date('2026-01-02T10:00:00Z') };
const done = { exitCode: 0, finishedAt: new Date('2026-01-02T10:01:00Z') };

function filled(file: ReportFile): ImportReport {
  const report = new ImportReport((remark) => file.add('goods', remark));
  for (let line = 2; line < 1502; line += 1) report.skip(line, 'the price is missing', `SKU-${line}`);
  report.notice(9, 'NUL bytes were left out');
  report.notice(8, 'NUL bytes were left out');
  report.tally('quantities cannot be read', 7, '"abc"');
  report.loseImage(6, 'missing', say('not found: {{reference}}', { reference: 'a\u001b[2J.png' }));
  return report;
}

test('the report as JSON holds every remark and the kinds with their counts', async () => {
  const name = path.join(folder, 'report.json');
  const file = new ReportFile(name, head);
  const report = filled(file);
  await file.finish([{ title: 'a.csv', lines: report.lines(false), report }], done);
  const written = JSON.parse(readFileSync(name, 'utf8'));
  expect(written).toMatchObject({
    state: 'finished',
    exitCode: 0,
    parts: [{ skipped: 1500, counts: { missingImages: 1 } }],
  });
  expect(written.remarks).toHaveLength(1504);
  expect(written.remarks[1499]).toEqual({
    about: 'goods',
    part: 'skipped',
    line: 1501,
    text: 'SKU-1501: the price is missing',
    key: 'priceMissing',
  });
  expect(written.parts[0].kinds).toContainEqual({
    part: 'noticed',
    kind: 'NUL bytes were left out',
    count: 2,
    firstLines: [9, 8],
    key: 'nulBytes',
  });
  expect(file.problem).toBeUndefined();
});

test('the report as text holds every remark in a line of its own, without control characters', async () => {
  const name = path.join(folder, 'report.txt');
  const file = new ReportFile(name, head);
  const report = filled(file);
  await file.finish([{ title: 'a.csv', lines: report.lines(false), report }], {
    ...done,
    exitCode: 3,
    error: 'The disk is full.',
  });
  const written = readFileSync(name, 'utf8');
  expect(written).toContain('Stopped: The disk is full.');
  expect(written).toContain('goods, line 1501, skipped: SKU-1501: the price is missing\n');
  expect(written).toContain('goods, line 6, picture: not found: a?[2J.png\n');
  expect(written.match(/the price is missing\n/g)).toHaveLength(1500);
});

test('what was said before a kill stays in the partial report', () => {
  const name = path.join(folder, 'killed.json');
  const file = new ReportFile(name, head);
  filled(file);
  file.flush();
  expect(readFileSync(`${name}.partial`, 'utf8').trimEnd().split('\n')).toHaveLength(1504);
});

test('a report that cannot be written says why and stops nothing', async () => {
  const name = path.join(folder, 'a-folder');
  mkdirSync(name);
  const file = new ReportFile(name, head);
  await file.finish([], done);
  expect(file.problem).toMatch(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(new ReportFile(path.join(folder, 'missing/report.txt'), head).problem).toMatch(/ENOENT/);
});

test('equal remarks are printed once with their count and first lines', () => {
  const report = new ImportReport();
  for (const line of [5, 6, 7, 8]) report.skip(line, 'the price is zero', `SKU-${line}`);
  report.skip(3, 'the handle is missing');
  expect(report.remarkLines()).toEqual([
    'Skipped: 5',
    '  line 3: the handle is missing',
    '  4 × the price is zero: line 5 (SKU-5: the price is zero), line 6 (SKU-6: the price is zero), line 7 (SKU-7: the price is zero) …',
  ]);
});

test('a full disk is told as such, and no query of the database', () => {
  const full = Object.assign(new Error('could not extend file "base/1"'), { code: '53100' });
  const query = new Error('Failed query: create temp table search_chunk', { cause: full });
  expect(failureSentence(query)).toMatch(/^The disk is full: could not extend file/);
  expect(failureSentence(new Error('Failed query: x', { cause: new Error('connection closed') }))).toBe(
    'It failed: connection closed',
  );
});
