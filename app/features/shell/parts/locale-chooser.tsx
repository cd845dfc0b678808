import { Form } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { SelectField } from '~/ui/field';

type Choice = { readonly code: string; readonly name: string };

type LocaleChooserProps = {
  readonly action: string;
  /** Languages by their own names, countries and currencies by their names in the page's language. */
  readonly languages: readonly Choice[];
  readonly countries: readonly Choice[];
  readonly currencies: readonly Choice[];
  readonly chosen: { readonly language: string; readonly country: string; readonly currency: string };
  /** The page to come back to. */
  readonly next: string;
  readonly pending?: boolean;
};

/**
 * Language, delivery country and currency in one form. Posts `language`, `delivery_country`, `currency` and `next`; works
 * without a script.
 */
export function LocaleChooser(props: LocaleChooserProps) {
  const { action, languages, countries, currencies, chosen, next, pending = false } = props;
  const t = useT('shell');
  return (
    <Form method="post" action={action} className="cols locale-chooser" reloadDocument>
      <p className="muted">{t('locale.intro')}</p>
      <input type="hidden" name="next" value={next} />
      <SelectField id="locale-language" name="language" label={t('locale.language')} defaultValue={chosen.language}>
        {languages.map((choice) => (
          <option key={choice.code} value={choice.code} lang={choice.code}>
            {choice.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="locale-country"
        name="delivery_country"
        label={t('locale.country')}
        defaultValue={chosen.country}
        autoComplete="country"
      >
        {options(countries)}
      </SelectField>
      <SelectField id="locale-currency" name="currency" label={t('locale.currency')} defaultValue={chosen.currency}>
        {options(currencies)}
      </SelectField>
      <Button look="primary" pending={pending} block>
        {t('locale.save')}
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
