import { expect, test } from 'vitest';
import { linkListData } from './item-list-data';

test('entries count from their place in the whole list and have addresses without parameters', () => {
  const data = linkListData([{ name: 'Hanki Ilves', to: '/hanki/ilves/?select-color=ink' }], 'https://hanki.fi', 60);
  expect(data).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ position: 61, name: 'Hanki Ilves', url: 'https://hanki.fi/hanki/ilves/' }],
  });
});
