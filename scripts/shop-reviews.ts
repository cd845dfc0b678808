/**
 * `npm run shop:reviews -- list [STATE] | show ID | publish VERSION | refuse VERSION [--note TEXT] | setting at-once|after-moderation`:
 * the reviews that wait for moderation, and decisions on them.
 */
import { parseArgs } from 'node:util';
import type { Db } from 'backend/db/client';
import { writeGeneralSetting } from 'backend/domain/content/write-general-setting';
import {
  decideReview,
  type ListedReview,
  listReviews,
  type ReviewDecision,
  readListedReview,
  versionOf,
} from 'backend/domain/reviews/moderation';
import { AFTER_MODERATION, AT_ONCE, PUBLISHING_SETTING } from 'backend/domain/reviews/write-review';
import { backendSettings } from 'backend/env';
import { accountMails } from 'backend/mail/account-mails';
import { originalFile } from 'backend/media/original-files';
import { mediaFolders } from 'backend/media/store';
import { onShopDatabase, runCommand, WrongCommand } from './database-command';

const USAGE = `npm run shop:reviews -- list [pending|published|refused] | show ID | publish ID-VERSION
  | refuse ID-VERSION [--note TEXT] | setting at-once|after-moderation`;
const MAX_LISTED = 200;
const STATES = ['pending', 'published', 'refused'] as const;
/** What the command's words are called in the setting. */
const PUBLISHING: ReadonlyMap<string, string> = new Map([
  ['at-once', AT_ONCE],
  ['after-moderation', AFTER_MODERATION],
]);

type Command =
  | { readonly verb: 'list'; readonly state: (typeof STATES)[number] }
  | { readonly verb: 'show'; readonly id: number }
  | { readonly verb: 'setting'; readonly value: string }
  | { readonly verb: 'decide'; readonly id: number; readonly version: string; readonly decision: ReviewDecision };

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { note: { type: 'string' } } });
  } catch {
    throw new WrongCommand(USAGE);
  }
}

function readCommand(args: string[]): Command {
  const { positionals, values } = parse(args);
  const [verb = 'list', word = '', ...more] = positionals;
  const [, id = '', version = ''] = /^(\d{1,9})(?:-([0-9a-f]{6}))?$/.exec(word) ?? [];
  const state = STATES.find((each) => each === (word || 'pending'));
  const value = PUBLISHING.get(word);
  if (more.length > 0) throw new WrongCommand(USAGE);
  if (verb === 'list' && state) return { verb, state };
  if (verb === 'show' && id !== '') return { verb, id: Number(id) };
  if (verb === 'setting' && value !== undefined) return { verb, value };
  if (version === '' || (verb !== 'publish' && verb !== 'refuse')) throw new WrongCommand(USAGE);
  const decision: ReviewDecision =
    verb === 'publish' ? { status: 'published' } : { status: 'refused', note: values.note ?? '' };
  return { verb: 'decide', id: Number(id), version, decision };
}

/** A text of a customer as one line, without characters that command a terminal. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();

function show(review: ListedReview): string {
  const { id, status, model, language, rating, fit, visibleName, title, comment, isVerified, pictures, day } = review;
  const folders = mediaFolders(backendSettings().dataDir);
  const facts = [`${rating / 2} stars`, fit === null ? '' : `fit ${fit}`, isVerified ? 'verified purchase' : ''];
  return [
    `${id}-${versionOf(review)}  ${status}  ${day}  ${model}  ${language}  ${facts.filter(Boolean).join(', ')}`,
    `  ${plain(visibleName) || '(no name)'}${title ? `: ${plain(title)}` : ''}`,
    `  ${plain(comment)}`,
    ...pictures.map((hash) => `  picture ${originalFile(folders, hash)}`),
    ...(review.moderationNote ? [`  note: ${plain(review.moderationNote)}`] : []),
  ].join('\n');
}

async function list(db: Db, state: (typeof STATES)[number]): Promise<void> {
  const found = await listReviews(db, state, MAX_LISTED);
  console.log(found.length === 0 ? `No review is ${state}.` : found.map(show).join('\n\n'));
  if (found.length === MAX_LISTED) console.log(`\nThe ${MAX_LISTED} oldest.`);
}

async function decide(db: Db, { id, version, decision }: Extract<Command, { verb: 'decide' }>): Promise<void> {
  const result = await decideReview(db, { id, version }, decision, accountMails(backendSettings()), {
    actor: 'command:shop-reviews',
    now: new Date(),
  });
  if (result === 'missing') throw new WrongCommand(`There is no review ${id}.`);
  if (result === 'replaced') throw new WrongCommand('The review has been changed since you read it: list it again.');
  if (result === 'unchanged') console.log(`Review ${id} was ${decision.status} already.`);
  else
    console.log(
      `Review ${id} is ${decision.status}; ${result.told ? `informed by mail: ${result.told}` : 'nobody to tell'}.`,
    );
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  await onShopDatabase('shop-reviews', async (db) => {
    if (command.verb === 'list') return list(db, command.state);
    if (command.verb === 'decide') return decide(db, command);
    if (command.verb === 'setting') {
      await writeGeneralSetting(db, PUBLISHING_SETTING, command.value, { log: console, now: new Date() });
      return console.log(`Reviews are published ${command.value.replace('_', ' ')}.`);
    }
    const review = await readListedReview(db, command.id);
    if (!review) throw new WrongCommand(`There is no review ${command.id}.`);
    console.log(show(review));
  });
}

runCommand(main);
