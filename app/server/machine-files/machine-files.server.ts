import type { Settings } from 'contract/settings';
import { ApiError } from '~/api/api-error';
import { type Api, createSharedCache } from '~/api/request';
import { detectLanguage, languageOfHost, originFor } from '~/locale/host-language';
import { LANGUAGES, type Language } from '~/locale/languages';
import type { BackendFetch } from '../backend-fetch.server';
import { KeptFiles } from './kept-files.server';
import { merchantFeed, readFeedPath } from './merchant-feed.server';
import { robotsText } from './robots';
import { readPartPath, sitemapIndex, sitemapPart } from './sitemap.server';

/**
 * Answers the path of a file that machines read; undefined for any other path.
 * @param url the request's address with the scheme it was asked for by, which a proxy may have ended
 */
export type MachineFiles = (url: URL, request: Request, backend: BackendFetch) => Promise<Response> | undefined;

/**
 * robots.txt, sitemaps and merchant feeds, made of the backend's answers for the host they are asked of. Each is the same for
 * everybody: nothing of the request but its address counts.
 */
export function machineFiles(settings: Pick<Settings, 'hosts' | 'shopName'>): MachineFiles {
  const files = new KeptFiles();
  const cache = createSharedCache();
  const { hosts, shopName } = settings;

  return (url, request, backend) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { pathname } = url;
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
    const answer = (make: Parameters<KeptFiles['answer']>[3]) =>
      orStatus(files.answer(`${url.origin}${pathname} ${language}`, 'application/xml', request, make));
    if (pathname === '/sitemap.xml') return answer(() => sitemapIndex(apiIn(language), site));
    const part = readPartPath(pathname);
    if (part) return answer(() => sitemapPart(apiIn(language), site, part));
    const feed = readFeedPath(pathname);
    if (!feed) return undefined;
    const feedSite = { ...feed, shopName, origin: originOf(feed.language), namesLanguage: !isNamed };
    return answer(() => merchantFeed(apiIn(feed.language), feedSite));
  };
}

function robots({ method }: Request, text: string): Response {
  return new Response(method === 'HEAD' ? null : text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

/** A backend that lacks the call has no such file; one that cannot answer has it later. */
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
