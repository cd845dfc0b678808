import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorSummary } from './alert';
import { Checkbox, RadioRows } from './choice';
import { TextField } from './field';
import { ErrorsAreAnswers } from './use-focus-on-load';

const focused = (html: string) =>
  [...html.matchAll(/<(?:div|input|fieldset)[^>]*\sautofocus[^>]*>/g)].map(
    ([tag]) => /id="([^"]+)"/.exec(tag)?.[1] ?? 'list',
  );

/** A form with these fields wrong. */
const form = (wrong: readonly string[], isListed = false) => {
  const error = (id: string) => (wrong.includes(id) ? 'Wrong.' : undefined);
  return renderToString(
    <form>
      {isListed && <ErrorSummary title="Check" errors={wrong.map((fieldId) => ({ fieldId, text: 'Wrong.' }))} />}
      <TextField id="name" label="Name" error={error('name')} />
      <RadioRows id="store" legend="Store" error={error('store')}>
        <span />
      </RadioRows>
      <Checkbox id="terms" error={error('terms')}>
        Terms
      </Checkbox>
    </form>,
  );
};

test('the page of a refused form is opened at its first wrong field, or at the list of them', () => {
  expect(focused(form([]))).toEqual([]);
  expect(focused(form(['terms']))).toEqual(['terms']);
  expect(focused(form(['name', 'store', 'terms']))).toEqual(['name', 'store', 'terms']);
  expect(focused(form(['store'], true))[0]).toBe('list');
});

test('errors that are shown as they look leave the page where it is', () => {
  const specimen = <TextField id="name" label="Name" error="Wrong." />;
  expect(
    focused(renderToString(<ErrorsAreAnswers.Provider value={false}>{specimen}</ErrorsAreAnswers.Provider>)),
  ).toEqual([]);
});
