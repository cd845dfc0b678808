import { dayInWords } from '~/locale/dates';
import type { Language } from '~/locale/languages';
import type { Translate } from '~/locale/namespaces';
import { lastDayOf } from './rules/campaign-days';

/** Until when a campaign runs, in words and for machines. */
export type CampaignEnd = {
  /** `Until Sunday 6 December`. */
  readonly text: string;
  /** The last day, `YYYY-MM-DD`. */
  readonly iso: string;
  /** When it is over, ISO 8601. */
  readonly ends: string;
};

/** @returns null for a campaign without an end */
export function campaignEnd(
  ends: string | null,
  { now, language, t }: { readonly now: number; readonly language: Language; readonly t: Translate<'pages'> },
): CampaignEnd | null {
  const last = ends === null ? null : lastDayOf(ends, now);
  if (ends === null || last === null) return null;
  return { text: t(`until.${last.weekday}`, { date: dayInWords(last.day, language) }), iso: last.iso, ends };
}
