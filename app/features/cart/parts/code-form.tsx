import { useFetcher } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { describedBy, Field } from '~/ui/field';
import type { CartReply } from '../cart-state';

type CodeFormProps = {
  readonly codes: readonly string[];
  /** What the action said of a code, where no script carried the form. */
  readonly refused: CartReply | undefined;
};

function ActiveCode({ code }: { readonly code: string }) {
  const t = useT('cart');
  const { language } = useLocale();
  const fetcher = useFetcher({ key: `cart-code-${code}` });
  return (
    <fetcher.Form
      method="post"
      action={pathTo('cart', language)}
      className="row"
      hidden={fetcher.state !== 'idle'}
      onSubmit={focusField}
    >
      <input type="hidden" name="intent" value="remove-code" />
      <input type="hidden" name="code" value={code} />
      <span>{t('code.active', { code })}</span>
      <Button look="quiet" size="s" aria-label={t('code.removeNamed', { code })}>
        {t('row.remove')}
      </Button>
    </fetcher.Form>
  );
}

/** The button leaves with its code: the field for another gets the focus. */
const focusField = () => document.getElementById('code')?.focus();

/** Discount codes: those in use, and a field for another. */
export function CodeForm({ codes, refused }: CodeFormProps) {
  const t = useT('cart');
  const { language } = useLocale();
  const fetcher = useFetcher<CartReply>({ key: 'cart-code' });
  const reply = fetcher.data ?? refused;
  const error = reply && !reply.ok ? reply.text : undefined;
  const field = { id: 'code', error };
  return (
    <Disclosure title={t('code.title')} open={codes.length > 0 || error !== undefined}>
      <div className="stack-s">
        {codes.map((code) => (
          <ActiveCode key={code} code={code} />
        ))}
        <fetcher.Form method="post" action={`${pathTo('cart', language)}#code`}>
          <input type="hidden" name="intent" value="add-code" />
          <Field {...field} label={t('code.label')}>
            <div className="field-row">
              <input
                {...describedBy(field)}
                className="input"
                id="code"
                name="code"
                required
                maxLength={100}
                defaultValue={refused?.code}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
              <Button pending={fetcher.state !== 'idle'}>{t('code.apply')}</Button>
            </div>
          </Field>
        </fetcher.Form>
      </div>
    </Disclosure>
  );
}
