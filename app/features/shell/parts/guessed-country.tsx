import { Form } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';

type GuessedCountryProps = {
  readonly guess: { readonly country: string; readonly countryName: string; readonly currency: string };
  /** The page to return to. */
  readonly next: string;
};

/** Suggests delivery to the visitor's presumed country. */
export function GuessedCountry({ guess, next }: GuessedCountryProps) {
  const t = useT('locale');
  const { language } = useLocale();
  return (
    <Form method="post" action={pathTo('locale', language)} className="inline-form" reloadDocument>
      <p>{t('guess', { country: guess.countryName })}</p>
      <input type="hidden" name="delivery_country" value={guess.country} />
      <input type="hidden" name="currency" value={guess.currency} />
      <input type="hidden" name="next" value={next} />
      <Button look="line">{t('guessButton')}</Button>
    </Form>
  );
}
