import { TRANSFER_STATUSES } from 'contract/transfer-status';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
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
    const list = { rows, count: rows.length, pageCount: 1 };
    const search = { who: '', action: '', subject: '' };
    const page = (
      <LocaleContext.Provider value={plainLocale(language)}>
        <DeskLog list={list} page={1} actions={['move-transfer']} search={search} />
      </LocaleContext.Provider>
    );
    const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
    const t = translate(language, 'transfers');
    for (const status of TRANSFER_STATUSES)
      expect(html).toContain(`${t('status.requested')} → ${t(`status.${status}`)}`.replaceAll("'", '&#x27;'));
  },
);
