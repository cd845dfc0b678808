import type { Settings } from 'settings/read-settings';
import { relatedOrigins } from 'settings/relying-party';
import { ApiError } from '~/api/api-error';
import { type Api, createSharedCache } from '~/api/request';
import { detectLanguage, languageOfHost, originFor } from '~/locale/host-language';
import { LANGUAGES, type Language } from '~/locale/languages';
import type { BackendFetch } from '../backend-fetch.server';
import { contentName, isUnchanged } from '../entity-tag.server';
import { FileCache, type FileToMake } from './file-cache.server';
import { merchantFeed, readFeedPath } from './merchant-feed.server';
import { robotsText } from './robots';
import { readPartPath, sitemapIndex, sitemapPart } from './sitemap.server';
import { readStoryFeedPath, storyFeed } from './story-feed.server';

export type MachineFiles = {
  /**
   * Answers requests for robots.txt, sitemaps, feeds and the hosts of passkeys; undefined for any other path. @param url the request's address with the
   * visitor's scheme, which can differ from the request's behind a proxy
   */
  readonly answer: (url: URL, request: Request, backend: BackendFetch) => Promise<Response> | undefined;
  /** Empties the caches of files and of their data, after a change of the catalogue. */
  readonly purge: () => void;
};

/** The hosts that use the same passkeys as this one (Web Authentication level 3 §5.11). */
function passkeyOrigins(settings: Pick<Settings, 'hosts'>, host: string): Response {
  const origins = relatedOrigins(settings, host);
  if (origins === null) return new Response(null, { status: 404 });
  return Response.json({ origins }, { headers: { 'Cache-Control': 'public, max-age=3600' } });
}

/**
 * robots.txt, sitemaps, feeds of goods and of stories of each host, made from the backend's answers. They depend only on the address of the
 * request and are the same for everybody.
 */
export function machineFiles(settings: Pick<Settings, 'hosts' | 'shopName'>): MachineFiles {
  const files = new FileCache();
  const cache = createSharedCache();
  const { hosts, shopName } = settings;

  const answerFile: MachineFiles['answer'] = (url, request, backend) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { pathname } = url;
    if (pathname === '/.well-known/webauthn') return Promise.resolve(passkeyOrigins(settings, url.hostname));
    const language = detectLanguage(url, undefined, hosts);
    const isNamed = languageOfHost(url.host, hosts) !== undefined;
    const originOf = (each: Language) => originFor(each, url, hosts, url.protocol.slice(0, -1));
    const apiIn = (each: Language): Api => ({ send: backend, language: each, cache });
    const origin = originOf(language);
    if (pathname === '/robots.txt') return Promise.resolve(robots(request, robotsText(language, origin)));

    const origins = isNamed
      ? (Object.fromEntries(LANGUAGES.map((each) => [each, originOf(each)])) as Record<Language, string>)
      : null;
    const site = { language, origin, origins };
    const key = `${url.origin}${pathname} ${language}`;
    const answer = (make: FileToMake['make'], type = 'application/xml') =>
      orStatus(files.answer({ key, type, make }, request));
    if (pathname === '/sitemap.xml') return answer(() => sitemapIndex(apiIn(language), site));
    const part = readPartPath(pathname);
    if (part) return answer(() => sitemapPart(apiIn(language), site, part));
    const siteIn = (each: Language) => ({ language: each, shopName, origin: originOf(each), namesLanguage: !isNamed });
    const told = readStoryFeedPath(pathname);
    if (told) return answer(() => storyFeed(apiIn(told), siteIn(told)), 'application/atom+xml');
    const feed = readFeedPath(pathname);
    if (!feed) return undefined;
    const feedSite = { ...siteIn(feed.language), country: feed.country };
    return answer(() => merchantFeed(apiIn(feed.language), feedSite));
  };
  const purge = () => {
    cache.purge();
    files.purge();
  };
  return { answer: answerFile, purge };
}

function robots({ headers, method }: Request, text: string): Response {
  const tag = `"${contentName(text)}"`;
  const isKnown = isUnchanged(headers.get('if-none-match'), tag);
  return new Response(isKnown || method === 'HEAD' ? null : text, {
    status: isKnown ? 304 : 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600', ETag: tag },
  });
}

/** Errors become 404 if the backend does not implement the call, and otherwise 503. */
async function orStatus(answered: Promise<Response>): Promise<Response> {
  try {
    return await answered;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isGone = !error.isOutage;
    return new Response(isGone ? 'Not found' : 'Please ask again in a moment.', {
      status: isGone ? 404 : error.status,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        ...(!isGone && { 'Retry-After': '60' }),
      },
    });
  }
}
