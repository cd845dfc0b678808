import { useT } from '~/locale/translator';
import { TextField } from '~/ui/field';
import type { OrderFields } from './order-fields';

/** Step 1: e-mail and phone. */
export function ContactStep({ fields }: { readonly fields: OrderFields }) {
  const t = useT('checkout');
  return (
    <section className="step" aria-labelledby="step-contact">
      <h2 id="step-contact">
        <span className="n">1</span>
        {t('contact.title')}
      </h2>
      <div className="cols cols-2">
        <TextField
          {...fields('email')}
          label={t('email')}
          hint={t('email.hint')}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
        />
        <TextField
          {...fields('phone')}
          label={t('phone')}
          hint={t('phone.hint')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={30}
          required
        />
      </div>
    </section>
  );
}
