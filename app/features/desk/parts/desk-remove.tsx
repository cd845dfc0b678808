import { Form } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

/** Removes what the page edits, in the version that is shown: folded away, so that nobody does it by mistake. */
export function DeskRemove({ version }: { readonly version: string }) {
  const t = useT('desk-site');
  return (
    <details className="desk-fold">
      <summary>
        {t('remove')} <Icon name="chevron-down" size="s" />
      </summary>
      <Form method="post" className="stack-s">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="version" value={version} />
        <p>{t('remove.hint')}</p>
        <Button look="line">{t('remove.now')}</Button>
      </Form>
    </details>
  );
}
