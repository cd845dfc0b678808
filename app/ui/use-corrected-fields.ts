import { type FormEvent, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const NONE: ReadonlySet<string> = new Set();

/**
 * The fields of a refused form that were changed to something valid since: their errors need not be shown any longer. The
 * next answer counts for all fields again. Without scripts errors stay until the form is sent.
 * @param answer the server's answer with the errors; another object is another answer
 * @param isValid whether a value would be accepted, apart from what the browser checks by the field's attributes
 */
export function useCorrectedFields(answer: unknown, isValid = (_name: string, value: string) => value.trim() !== '') {
  const [state, setState] = useState({ answer, names: NONE });
  const corrected = state.answer === answer ? state.names : NONE;
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value, validity } = target as EventTarget & Control;
    if (corrected.has(name) || !validity?.valid || !isValid(name, value)) return;
    setState({ answer, names: new Set([...corrected, name]) });
  };
  return { corrected, onChange };
}
