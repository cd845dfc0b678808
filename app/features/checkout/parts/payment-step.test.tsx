import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { needs, translate } from '~/locale/messages';
import { LocaleContext, plainLocale } from '~/locale/use-locale';
import type { PaymentView } from '../payment-view';
import type { OrderFields } from './order-fields';
import { PaymentStep } from './payment-step';

await needs('checkout', 'cart');

const fields: OrderFields = (name) => ({ id: name, name, defaultValue: '', error: undefined });

test.each(LANGUAGES)('an order with nothing to pay promises no payment, one with a rest does (%s)', (language) => {
  const t = translate(language, 'checkout');
  for (const dueHundredths of [0, 1]) {
    const checked = {
      currency: 'eur',
      dueHundredths,
      bonusBalanceHundredths: 0,
      paymentMethods: [{ id: 'a', name: 'A' }],
    };
    const view = { checked, customs: null, ticked: { customs: false, terms: false } } as unknown as PaymentView;
    const step = {
      ...{ fields, view, isSending: false, isLooking: false, termsTo: '/' },
      onBonus: () => {},
    };
    const page = (
      <LocaleContext.Provider value={plainLocale(language)}>
        <PaymentStep {...step} />
      </LocaleContext.Provider>
    );
    const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
    expect(html.includes(t('confirm.note'))).toBe(dueHundredths > 0);
    expect([html.includes(t('confirm.freeNote')), html.includes(t('confirm.free'))]).toEqual(
      dueHundredths > 0 ? [false, false] : [true, true],
    );
  }
});
