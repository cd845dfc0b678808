import { COMPLAINT_LENGTHS } from 'contract/complaint-status';
import { type ReactNode, useId } from 'react';
import { useT } from '~/locale/translator';
import type { ComplaintFormData, TypedField } from '../complaint-form';

/** Fields of one subject under a heading. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="empty-title">
        {title}
      </h3>
      {children}
    </section>
  );
}

type LineName = Exclude<TypedField, 'rowId' | 'salesChannel' | 'noSize' | 'used'>;

const lengthOf = (name: LineName): number =>
  (COMPLAINT_LENGTHS as Readonly<Partial<Record<LineName, number>>>)[name] ?? 100;

/** What every text field of the form has: name, label, value and error. */
export function useLine({ values, errors }: ComplaintFormData) {
  const t = useT('complaints');
  return (name: LineName) => ({
    id: name,
    name,
    label: t(`field.${name}`),
    defaultValue: values[name],
    error: errors[name],
    maxLength: lengthOf(name),
  });
}
