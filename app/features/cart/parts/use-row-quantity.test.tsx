// @vitest-environment jsdom

import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { eventually } from '../../../../tests/support/eventually';
import { useRowQuantity } from './use-row-quantity';

/** A row of three, of which seventeen can be had. */
function Row() {
  const quantity = useRowQuantity({ id: '98', amount: 3, max: 17 }, '/');
  const { fault, amount } = quantity;
  return (
    <form onSubmit={quantity.onSubmit} onInput={quantity.onInput} onBlur={quantity.onBlur}>
      <input name="amount" type="number" min={1} max={17} key={amount} defaultValue={amount} />
      <output>{fault ? `${fault.kind} ${fault.most}` : ''}</output>
    </form>
  );
}

/** The row in a page whose action notes the quantities that it gets. */
function openRow() {
  const sent: string[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(String((await request.formData()).get('amount')));
    return { ok: true, text: '' };
  };
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Row />, action }])} />);
  const field = () => place.querySelector('input') ?? expect.fail('no field');
  /** Types a quantity and leaves the field. */
  const leaveWith = (text: string) => {
    const input = field();
    input.focus();
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.blur();
  };
  return { sent, field, leaveWith, told: () => place.querySelector('output')?.textContent };
}

test('a quantity that cannot be had is told when its field is left, and the field shows what is bought', async () => {
  const row = openRow();
  await eventually(() => expect(row.field().value).toBe('3'));
  row.leaveWith('0');
  await eventually(() => expect([row.told(), row.field().value]).toEqual(['notWhole 17', '3']));
  row.leaveWith('');
  await eventually(() => expect([row.told(), row.field().value]).toEqual(['', '3']));
  expect(row.sent).toEqual([]);
  row.leaveWith('50');
  await eventually(() => expect([row.told(), row.sent]).toEqual(['atMost 17', ['17']]));
});

test('a quantity that can be had is sent as its field is left', async () => {
  const row = openRow();
  await eventually(() => expect(row.field().value).toBe('3'));
  row.leaveWith('5');
  await eventually(() => expect([row.told(), row.sent]).toEqual(['', ['5']]));
});
