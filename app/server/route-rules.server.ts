import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { RouteRules } from '~/routing/route-rules';
import { storefrontSettings } from './env.server';

const manifest = z.record(
  z.string().startsWith('/'),
  z.union([z.string(), z.object({ redirect: z.string(), statusCode: z.number().optional() })]),
);

let rules: RouteRules | undefined;

/**
 * The redirect manifest, read once from the file in the setting ROUTE_RULES; empty without one.
 * @throws Error if the file is missing or invalid: a shop must not start without its redirects
 */
export function routeRules(): RouteRules {
  rules ??= readRules(storefrontSettings().routeRules);
  return rules;
}

function readRules(file: string | undefined): RouteRules {
  if (file === undefined) return {};
  const parsed = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`The route rules in ${file} are not a manifest of redirects`);
  return parsed.data as RouteRules;
}
