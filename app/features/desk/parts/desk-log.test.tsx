import { TRANSFER_STATUSES } from 'contract/transfer-status';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { DeskAct } from '~/api/desk-lists';
import { LANGUAGES, type Language } from '~/locale/languages';
import { needs, translate } from '~/locale/messages';
import { LocaleContext, plainLocale } from '~/locale/use-locale';
import { DeskLog } from './desk-log';

await needs('desk', 'desk-lists', 'transfers', 'order', 'returns');

test.each(LANGUAGES)(
  'the log tells the states of a transfer in the words of the transfers’ screens (%s)',
  (language) => {
    const act = {
      at: '2026-11-27T10:00:00Z',
      who: 'myyja@hanki.example',
      action: 'move-transfer',
      subject: 'transfer',
    };
    const rows = TRANSFER_STATUSES.map((status, index) => ({
      ...act,
      ...{ id: index, subjectId: `T${index}`, note: '' },
      details: [
        { name: 'from', value: 'requested' },
        { name: 'to', value: status },
      ],
    }));
    const html = show(rows, language);
    const t = translate(language, 'transfers');
    for (const status of TRANSFER_STATUSES)
      expect(html).toContain(`${t('status.requested')} → ${t(`status.${status}`)}`);
  },
);

const ACT = { at: '2026-11-27T10:00:00Z', who: 'yllapito@hanki.example', subjectId: '1', note: '' };

test.each(LANGUAGES)(
  'the log tells what changed in a setting, by language, and decisions in words (%s)',
  (language) => {
    const html = show(
      [
        {
          ...{ ...ACT, id: 1, action: 'save-setting', subject: 'setting' },
          details: [
            { name: 'after.value', value: '' },
            { name: 'after.values.fi', value: 'Uusi' },
            { name: 'after.values.sv', value: 'Samma' },
            { name: 'before.value', value: '' },
            { name: 'before.values.fi', value: 'Vanha' },
            { name: 'before.values.sv', value: 'Samma' },
          ],
        },
        {
          ...{ ...ACT, id: 2, action: 'decide-refund', subject: 'refund' },
          details: [
            { name: 'amount', value: '1250' },
            { name: 'decision', value: 'retry' },
          ],
        },
        {
          ...{ ...ACT, id: 3, action: 'move-complaint', subject: 'complaint' },
          details: [{ name: 'answered', value: 'more_info' }],
        },
      ],
      language,
    );
    const t = translate(language, 'desk-lists');
    expect(html).toContain('>fi: Vanha → Uusi<');
    expect(html).toContain(`${t('log.detail.amount')}: 12.50, ${t('log.detail.decision')}: ${t('refund.retry')}`);
    expect(html).toContain(`${t('log.detail.answered')}: ${translate(language, 'returns')('status.more_info')}`);
    expect(html).not.toMatch(/Samma|more_info/);
  },
);

/** The log as HTML, with plain apostrophes. */
function show(rows: readonly DeskAct[], language: Language): string {
  const list = { rows, count: rows.length, pageCount: 1 };
  const search = { who: '', action: '', subject: '' };
  const page = (
    <LocaleContext.Provider value={plainLocale(language)}>
      <DeskLog list={list} page={1} actions={['move-transfer']} search={search} />
    </LocaleContext.Provider>
  );
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  return html.replaceAll('&#x27;', "'");
}
