// @vitest-environment jsdom
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { eventually } from '../../tests/support/eventually';
import { ErrorSummary } from './alert';
import { TextField } from './field';
import { useCorrectedFields } from './use-corrected-fields';

type Answer = Readonly<Record<string, string>>;

/** A form that the server answered with errors by field. */
function Refused({ answer }: { readonly answer: Answer }) {
  const { corrected, onChange } = useCorrectedFields(answer);
  const errors = Object.entries(answer).filter(([name]) => !corrected.has(name));
  return (
    <form onChange={onChange}>
      <ErrorSummary title="Check these" errors={errors.map(([fieldId, text]) => ({ fieldId, text }))} />
      {['email', 'town'].map((name) => (
        <TextField
          key={name}
          id={name}
          name={name}
          label={name}
          required
          type={name === 'email' ? 'email' : 'text'}
          error={errors.find(([each]) => each === name)?.[1]}
        />
      ))}
    </form>
  );
}

test('an error goes with its mark and its line of the summary when the field is changed to something valid', async () => {
  const first = { email: 'Write an e-mail', town: 'Write a town' };
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Refused answer={first} />);
  const root = hydrateRoot(place, <Refused answer={first} />);
  const field = (name: string) => place.querySelector<HTMLInputElement>(`#${name}`) ?? expect.fail(name);
  const type = (name: string, text: string) => {
    field(name).focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const shown = () => [...place.querySelectorAll('li, .error')].map(({ textContent }) => textContent);
  const becomes = (...texts: string[]) => eventually(() => expect(shown()).toEqual(texts));
  await eventually(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));

  type('town', '  ');
  type('email', 'maija');
  expect(shown()).toHaveLength(4);
  type('email', 'maija@example.fi');
  await becomes('Write a town', 'Write a town');
  expect(field('email').hasAttribute('aria-invalid')).toBe(false);
  expect(field('email').hasAttribute('aria-describedby')).toBe(false);
  expect(field('town').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('email'));
  type('town', 'Turku');
  await becomes();

  root.render(<Refused answer={{ email: 'Nobody has this e-mail' }} />);
  await becomes('Nobody has this e-mail', 'Nobody has this e-mail');
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
});
