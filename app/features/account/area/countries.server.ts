import { readLocaleChoices } from '~/api/locale';
import { countryName } from '~/locale/country-name';
import type { ShopContext } from '~/server/context.server';

/** A country to choose. */
export type CountryChoice = { readonly code: string; readonly name: string };

/** The countries that the shop delivers to, and the one that was chosen before even if it is not among them any more. */
export async function countryChoices({ api, language }: ShopContext, chosen: string): Promise<CountryChoice[]> {
  const { countries } = await readLocaleChoices(api);
  const choices = countries.map(({ code, name }) => ({ code, name }));
  if (choices.some(({ code }) => code === chosen)) return choices;
  return [{ code: chosen, name: countryName(chosen, language) }, ...choices];
}
