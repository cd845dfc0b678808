import type { LoaderFunctionArgs } from '@remix-run/node';
import { readContentPreview } from '~/api/desk-content-preview';
import { withPolicy } from '~/features/content/load-page.server';
import { shownPreview } from '~/features/content/load-preview.server';
import { askedContent, missingContent } from '~/features/desk/content/content.server';
import { deskContext } from '~/features/desk/desk-context.server';
import { isLanguage } from '~/locale/languages';
import { orErrorPage } from '~/server/unavailable.server';

/** The latest version of an item as readers would see it; `?language=` chooses the text. For administrators only. */
export async function loadContentPreview(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const id = askedContent(context);
  const asked = context.url.searchParams.get('language') ?? '';
  const wanted = isLanguage(asked) ? asked : context.language;
  const preview = await orErrorPage(readContentPreview({ ...context.api, language: wanted }, id));
  if (!preview) return missingContent(context);
  const { title, version, languages, language } = preview;
  const shown = await shownPreview(context, preview);
  return withPolicy(context, {
    id,
    title,
    version,
    languages,
    language,
    wanted,
    shown,
    booking: shown.booking,
  });
}
