import { CONTENT_LIMITS } from 'contract/content-fields';
import { expect, test } from 'vitest';
import { fieldsOfForm, formOfFields, longTexts } from './content-form';
import { readContentForm } from './read-content-form';

function sent(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return readContentForm(form);
}

test('products keep their order, are moved by their place, and left out when they are marked', () => {
  const rows = { 'models.0.id': '11', 'models.1.id': '12', 'models.2.id': '13' };
  expect(sent(rows).models).toEqual(['11', '12', '13']);
  expect(sent({ ...rows, 'models.2.place': '1' }).models).toEqual(['13', '11', '12']);
  expect(sent({ ...rows, 'models.0.place': '3' }).models).toEqual(['12', '13', '11']);
  expect(sent({ ...rows, 'models.1.remove': 'on', 'models.3.id': '11', 'models.4.place': 'x' }).models).toEqual([
    '11',
    '13',
  ]);
});

test('tabs have tabs of their own; empty rows for new ones are none', () => {
  const { texts } = sent({
    'fi.tabs.0.title': 'Koot',
    'fi.tabs.0.nested.0.title': 'Miehet',
    'fi.tabs.0.nested.1.title': ' ',
    'fi.tabs.1.title': '',
    'fi.tabs.1.content': '',
    'fi.tabs.2.title': 'Hoito',
    'fi.tabs.2.place': '1',
    'sv.tabs.0.content': '<p>Text</p>',
  });
  expect(texts.fi.tabs.map(({ title, nested }) => [title, nested.map((inner) => inner.title)])).toEqual([
    ['Hoito', []],
    ['Koot', ['Miehet']],
  ]);
  expect(texts.sv.tabs).toEqual([{ slug: '', title: '', content: '<p>Text</p>', nested: [] }]);
  expect(texts.ru.tabs).toEqual([]);
});

test('what is saved is in the form as it was saved, and times are those of Helsinki', () => {
  const fields = fieldsOfForm({
    ...sent({ 'fi.title': 'Opas', 'models.0.id': '5', category: 'huolto', blogger: '3', list_reduced: 'on' }),
    starts: { day: '2026-12-24', time: '8:00' },
  });
  expect(fields).toMatchObject({
    models: [5],
    blogger: 3,
    brand: null,
    starts: '2026-12-24T06:00:00.000Z',
    ends: null,
  });
  expect(fieldsOfForm(formOfFields(fields))).toEqual(fields);
});

test('what is no time, no id and no picture is not taken for one', () => {
  const wrong = {
    blogger: '1e3',
    'models.0.id': '__proto__',
    image: '../x',
    'ends.day': '2026-02-30',
    'ends.time': '8',
  };
  expect(fieldsOfForm(sent(wrong))).toMatchObject({ blogger: null, models: [], image: null, ends: '–' });
});

test('characters that no text may hold are left out, and line ends are those of a text area', () => {
  const { texts } = sent({ 'fi.title': 'a\0b\uD800', 'fi.content': '<p>x</p>\r\n<p>y</p>' });
  expect([texts.fi.title, texts.fi.content]).toEqual(['ab\ufffd', '<p>x</p>\n<p>y</p>']);
});

test('texts that are too long are named, whatever tab they are in', () => {
  const long = 'x'.repeat(CONTENT_LIMITS.content + 1);
  const form = sent({
    'fi.content': long,
    'ru.tabs.1.nested.0.content': long,
    'sv.content': 'x'.repeat(CONTENT_LIMITS.content),
  });
  expect(longTexts(form)).toEqual(['fi.content', 'ru.tabs.0.nested.0.content']);
});
