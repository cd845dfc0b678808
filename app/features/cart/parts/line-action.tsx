import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';

type LineActionProps = {
  /** What the cart's action does. */
  readonly intent: 'save' | 'unsave' | 'forget';
  readonly productId: number;
  /** Says which product. */
  readonly label: string;
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
};

/** A button that moves a product between the cart and the list for later. */
export function LineAction({ intent, productId, label, isQuiet = false, children }: LineActionProps) {
  const { language } = useLocale();
  return (
    <Form method="post" action={pathTo('cart', language)}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={productId} />
      <Button {...(isQuiet && { look: 'quiet' })} size="s" aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
