import { Form } from '@remix-run/react';
import { type ChangeEvent, useRef } from 'react';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { SelectField } from '~/ui/field';

type Choice = { readonly code: string; readonly name: string };
type Country = Choice & { readonly currency: string };

type LocaleChooserProps = {
  readonly action: string;
  /** Languages by their own names, countries and currencies by their names in the page's language. */
  readonly languages: readonly Choice[];
  readonly countries: readonly Country[];
  readonly currencies: readonly Choice[];
  readonly chosen: { readonly language: string; readonly country: string; readonly currency: string };
  /** The page to return to. */
  readonly next: string;
  readonly pending?: boolean;
};

/**
 * Language, delivery country and currency in one form. Posts `language`, `delivery_country`, `currency` and `next`; works
 * without a script. With one, choosing a country also selects its currency, if the shop supports it.
 */
export function LocaleChooser(props: LocaleChooserProps) {
  const { action, languages, countries, currencies, chosen, next, pending = false } = props;
  const t = useT('locale');
  const form = useRef<HTMLFormElement>(null);
  const followCountry = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const currency = countries.find(({ code }) => code === target.value)?.currency;
    const field = form.current?.elements.namedItem('currency');
    if (field instanceof HTMLSelectElement && currencies.some(({ code }) => code === currency))
      field.value = currency ?? '';
  };
  return (
    <Form ref={form} method="post" action={action} className="cols locale-chooser" reloadDocument>
      <p className="muted">{t('intro')}</p>
      <input type="hidden" name="next" value={next} />
      <SelectField id="locale-language" name="language" label={t('language')} defaultValue={chosen.language}>
        {languages.map((choice) => (
          <option key={choice.code} value={choice.code} lang={choice.code}>
            {choice.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="locale-country"
        name="delivery_country"
        label={t('country')}
        defaultValue={chosen.country}
        autoComplete="country"
        onChange={followCountry}
      >
        {options(countries)}
      </SelectField>
      <SelectField id="locale-currency" name="currency" label={t('currency')} defaultValue={chosen.currency}>
        {options(currencies)}
      </SelectField>
      <Button look="primary" pending={pending} block>
        {t('save')}
      </Button>
    </Form>
  );
}

function options(choices: readonly Choice[]) {
  return choices.map((choice) => (
    <option key={choice.code} value={choice.code}>
      {choice.name}
    </option>
  ));
}
