/** Fetches one picture within limits. */

import http from 'node:http';
import https from 'node:https';
import { say } from '../report/say';
import { AddressRefused, checkAddress, type HostRule, lookupAllowed } from './address-filter';

/** What the shop remembers of an earlier answer, to ask whether it changed. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

/** Limits of one picture. */
export interface FetchLimits {
  bytes: number;
  ms: number;
}

/** The answer to a request for a picture. */
export type Fetched =
  | { kind: 'unchanged' }
  | { kind: 'bytes'; bytes: Uint8Array; declared: string; validators: Validators };

/** Max number of redirects that are followed. */
const MAX_HOPS = 3;

/** The common part of many requests. */
export interface FetchContext {
  hosts: HostRule;
  limits: FetchLimits;
  agents: { http: http.Agent; https: https.Agent };
  /** Ends every request. */
  signal?: AbortSignal;
}

/** Agents that keep connections, each made to an address that was checked. */
export function openAgents(hosts: HostRule): FetchContext['agents'] & { close: () => void } {
  const options = { keepAlive: true, maxSockets: 4, lookup: lookupAllowed(hosts) };
  const agents = { http: new http.Agent(options), https: new https.Agent(options) };
  return {
    ...agents,
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

/**
 * Fetches a picture; each redirect is checked like the first address. What it is, is for the caller to find out: the declared type is
 * only told.
 * @throws AddressRefused with the reason in one sentence
 */
export async function fetchPicture(address: string, known: Validators, context: FetchContext): Promise<Fetched> {
  const timeout = AbortSignal.timeout(context.limits.ms);
  const signal = context.signal ? AbortSignal.any([timeout, context.signal]) : timeout;
  try {
    return await follow(parsed(address), known, context, signal);
  } catch (error) {
    if (timeout.aborted)
      throw new AddressRefused(say('it took longer than {{seconds}} s', { seconds: context.limits.ms / 1000 }));
    if (error instanceof AddressRefused) throw error;
    const { code = 'no answer' } = error as NodeJS.ErrnoException;
    throw new AddressRefused(say('it cannot be reached ({{code}})', { code }));
  }
}

async function follow(first: URL, known: Validators, context: FetchContext, signal: AbortSignal): Promise<Fetched> {
  let url = first;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    checkAddress(url, context.hosts);
    const answer = await ask(url, hop === 0 ? known : {}, context, signal);
    if (!('redirect' in answer)) return answer;
    url = parsed(answer.redirect, url);
  }
  throw new AddressRefused(say('it is redirected more than {{hops}} times', { hops: MAX_HOPS }));
}

function parsed(address: string, base?: URL): URL {
  const absolute = address.startsWith('//') && !base ? `https:${address}` : address;
  if (!URL.canParse(absolute, base)) throw new AddressRefused('the address cannot be read');
  return new URL(absolute, base);
}

function ask(
  url: URL,
  { etag, lastModified }: Validators,
  { agents, limits }: FetchContext,
  signal: AbortSignal,
): Promise<Fetched | { redirect: string }> {
  const isSecure = url.protocol === 'https:';
  const headers = {
    accept: 'image/avif,image/webp,image/*',
    'accept-encoding': 'identity',
    'user-agent': 'Hanki-catalogue-import',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  };
  return new Promise((resolve, reject) => {
    const options = { headers, signal, agent: isSecure ? agents.https : agents.http };
    const request = (isSecure ? https : http).get(url, options, (answer) => {
      readAnswer(answer, limits.bytes).then(resolve, (error: unknown) => {
        request.destroy();
        reject(error);
      });
    });
    request.on('error', reject);
  });
}

async function readAnswer(answer: http.IncomingMessage, maxBytes: number): Promise<Fetched | { redirect: string }> {
  const { statusCode: status = 0, headers } = answer;
  if (status === 304 || (status >= 300 && status < 400 && headers.location)) {
    answer.resume();
    return status === 304 ? { kind: 'unchanged' } : { redirect: headers.location ?? '' };
  }
  if (status !== 200) throw new AddressRefused(say('the server answered {{status}}', { status }));
  const tooLarge = new AddressRefused(
    say('it is larger than {{megabytes}} MB', { megabytes: Math.floor(maxBytes / 1_000_000) }),
  );
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  const declared = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const validators = { etag: headers.etag, lastModified: headers['last-modified'] };
  return { kind: 'bytes', bytes: Buffer.concat(chunks), declared, validators };
}
