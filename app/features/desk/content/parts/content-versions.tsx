import { Form } from '@remix-run/react';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { DeskTable } from '../../parts/desk-table';
import type { EditedItem } from './desk-content';

/** All versions of an item, each with a button that makes it the newest one; and what else can be done with the item. */
export function ContentVersions({ item }: { readonly item: EditedItem }) {
  const t = useT('desk-content');
  const { version, published_version: published, versions } = item;
  return (
    <>
      <section className="stack-s" aria-labelledby="desk-versions">
        <h2 id="desk-versions">{t('versions')}</h2>
        <DeskTable
          label={t('versions')}
          columns={[t('version.number'), t('savedLast'), t('note'), t('version.restore')]}
        >
          {versions.map(({ number, by, at, note }) => (
            <tr key={number}>
              <th scope="row">
                {number}
                {number === published && <span className="muted small"> · {t('version.published')}</span>}
              </th>
              <td>
                {formatDateTime(at)}
                <br />
                <span className="muted small">{by}</span>
              </td>
              <td className="desk-text">{note}</td>
              <td>
                {number !== version && (
                  <Form method="post">
                    <input type="hidden" name="version" value={version} />
                    <input type="hidden" name="number" value={number} />
                    <Button look="line" size="s" name="intent" value="restore">
                      {t('restore')} <span className="sr">{t('version', { number })}</span>
                    </Button>
                  </Form>
                )}
              </td>
            </tr>
          ))}
        </DeskTable>
      </section>
      <ItemMoves item={item} />
    </>
  );
}

function ItemMoves({ item }: { readonly item: EditedItem }) {
  const t = useT('desk-content');
  const { state, scheduled, may_be_deleted: mayBeDeleted } = item;
  const isShown = state === 'published' || state === 'changed';
  if (!scheduled && !isShown && !mayBeDeleted) return null;
  return (
    <section className="stack-s" aria-labelledby="desk-moves">
      <h2 id="desk-moves">{t('moves')}</h2>
      <Form method="post" className="desk-actions">
        <input type="hidden" name="version" value={item.version} />
        {scheduled && (
          <Button look="line" name="intent" value="unschedule">
            {t('move.unschedule')}
          </Button>
        )}
        {isShown && (
          <Button look="line" name="intent" value="withdraw">
            {t('move.withdraw')}
          </Button>
        )}
        {mayBeDeleted && (
          <Button look="line" name="intent" value="delete">
            {t('move.delete')}
          </Button>
        )}
      </Form>
    </section>
  );
}
