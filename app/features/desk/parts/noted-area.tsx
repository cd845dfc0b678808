import type { TextareaHTMLAttributes } from 'react';
import { TextAreaField } from '~/ui/field';
import { fieldId, useNotes } from './noted-field';

type NotedAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
};

/** Several lines of a form, with what is to be said beside them. */
export function NotedArea({ name, label, hint, ...area }: NotedAreaProps) {
  return (
    <TextAreaField
      id={fieldId(name)}
      name={name}
      label={label}
      autoComplete="off"
      {...area}
      {...useNotes(name, hint)}
    />
  );
}
