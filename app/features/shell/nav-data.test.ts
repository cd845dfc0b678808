import { expect, test } from 'vitest';
import type { ProductGroup } from '~/api/resources';
import { translate } from '~/locale/messages';
import { navData } from './nav-data.server';

const group = (
  name: string,
  path: string,
  children: readonly ProductGroup[] = [],
  showInMenu = true,
): ProductGroup => ({
  id: null,
  name,
  shortName: '',
  slug: path.split('/').at(-1) ?? '',
  path,
  showInMenu,
  children,
});

const data = (tree: readonly ProductGroup[]) => navData(tree, 'fi', translate('fi', 'frame'));

test('the menu has the groups that are shown in it, three levels deep, and the brands', () => {
  const skis = group('Sukset', 'hiihto/sukset', [group('Metsäsukset', 'hiihto/sukset/metsa')]);
  const hidden = group('Piilossa', 'hiihto/piilossa', [], false);
  expect(
    data([{ ...group('Hiihto ja laskettelu', 'hiihto', [skis, hidden]), shortName: 'Hiihto' }, hidden]).groups,
  ).toEqual([
    {
      label: 'Hiihto',
      to: '/hiihto/',
      columns: [
        { label: 'Sukset', to: '/hiihto/sukset/', links: [{ label: 'Metsäsukset', to: '/hiihto/sukset/metsa/' }] },
      ],
      picture: null,
    },
    { label: 'Merkit', to: '/merkit/', columns: [], picture: null },
  ]);
});

test('groups without groups of their own come last', () => {
  const skis = group('Sukset', 'hiihto/sukset', [group('Metsäsukset', 'hiihto/sukset/metsa')]);
  const { groups } = data([
    group('Kirjat', 'kirjat'),
    group('Hiihto', 'hiihto', [group('Siteet', 'hiihto/siteet'), skis]),
  ]);
  expect(groups.map(({ label }) => label)).toEqual(['Hiihto', 'Kirjat', 'Merkit']);
  expect(groups[0]?.columns.map(({ label }) => label)).toEqual(['Sukset', 'Siteet']);
});

test('without groups there is no menu', () => {
  expect(data([]).groups).toEqual([]);
});
