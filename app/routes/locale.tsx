import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useNavigation } from '@remix-run/react';
import { changeLocale, readChoice } from '~/features/shell/change-locale.server';
import { loadLocaleScreen } from '~/features/shell/locale-screen.server';
import { GuessedCountry } from '~/features/shell/parts/guessed-country';
import { LocaleChooser } from '~/features/shell/parts/locale-chooser';
import { needs } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { backgroundLoader } from '~/routing/background-load';
import { pageMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import { useAnswer } from '~/routing/use-answer';
import { shopContext } from '~/server/context.server';
import { readForm } from '~/server/read-form.server';
import { Alert } from '~/ui/alert';

export const handle = { i18n: await needs('locale', 'common') };

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));

/** Shows the choices; with `?to=sv` it switches the language and keeps cart, country and currency. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const choice = context.url.searchParams.has('to')
    ? readChoice(context.url.searchParams, context.language)
    : undefined;
  const moved = choice ? await changeLocale(context, { ...choice, deliver: undefined }) : undefined;
  if (moved) throw moved;
  return loadLocaleScreen(context);
}

export const clientLoader = backgroundLoader;

export async function action(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const choice = readChoice(await readForm(args.request), context.language);
  const moved = choice ? await changeLocale(context, choice) : undefined;
  return moved ?? data({ problem: context.t('refusals')('locale.unknown') }, 400);
}

export default function LocaleScreen() {
  const { choices, guess, next, title } = useLoaderData<typeof loader>();
  const problem = useAnswer<typeof action>()?.problem;
  const pending = useNavigation().state !== 'idle';
  const { language, country, currency } = useLocale();
  return (
    <main id="main" className="wrap section narrow-page">
      <h1>{title}</h1>
      {problem && <Alert tone="error">{problem}</Alert>}
      {guess && <GuessedCountry guess={guess} next={next} />}
      <LocaleChooser
        action={pathTo('locale', language)}
        {...choices}
        chosen={{ language, country, currency }}
        next={next}
        pending={pending}
      />
    </main>
  );
}
