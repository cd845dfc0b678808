import type { UsedChange } from 'contract/desk-used';
import type { DeskUsedItem as Item } from '~/api/desk-used';
import { useT } from '~/locale/translator';
import { pathToSlug } from '~/routing/path-to';
import { DeskEditor, type EditorAnswer } from './desk-editor';
import { UsedConditionField, UsedNotes, UsedPictures, UsedPrice, useUsedLabels } from './used-fields';

type DeskUsedItemProps = {
  readonly item: Pick<Item, 'version' | 'path' | 'state' | 'form' | 'last_change'>;
  /** The form as it came back, if it was not saved. */
  readonly answer: (EditorAnswer & { readonly form: UsedChange }) | undefined;
};

/** A used item after it was taken in: its condition, price, description and pictures. */
export function DeskUsedItem({ item, answer }: DeskUsedItemProps) {
  const t = useT('desk-selling');
  const { version, path, state, form: saved, last_change: lastChange } = item;
  const form = answer?.form ?? saved;
  const labels = useUsedLabels();
  return (
    <DeskEditor
      version={version}
      answer={answer}
      labels={labels}
      lastChange={lastChange}
      encType="multipart/form-data"
      {...(state !== 'withdrawn' && { shownAt: pathToSlug(path) })}
    >
      <section className="desk-part" aria-labelledby="part-used">
        <h2 id="part-used">{t(`used.state.${state}`)}</h2>
        <div className="desk-row">
          <UsedConditionField condition={form.condition} />
          <UsedPrice price={form.price} />
        </div>
      </section>
      <UsedNotes notes={form.notes} />
      <UsedPictures pictures={form.pictures} />
    </DeskEditor>
  );
}
