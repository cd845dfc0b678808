import { Form } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { showToast } from '~/ui/show-toast';

type ShareListProps = {
  /** The shared list's address; null while it is not shared. */
  readonly address: string | null;
};

/** Makes a link that shows the list to others, and makes it invalid again. */
export function ShareList({ address }: ShareListProps) {
  const t = useT('wishlist');
  return (
    <section id="share" className="wishlist-part">
      <h2>{t('share.title')}</h2>
      <p className="muted">{t('share.text')}</p>
      {address !== null && <SharedAddress address={address} />}
      <Form method="post" preventScrollReset className="row">
        {address === null ? (
          <Button name="intent" value="share">
            {t('share.start')}
          </Button>
        ) : (
          <Button name="intent" value="stop" look="quiet">
            {t('share.stop')}
          </Button>
        )}
      </Form>
    </section>
  );
}

function SharedAddress({ address }: { readonly address: string }) {
  const t = useT('wishlist');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ type: 'success', text: t('share.copied') });
    } catch {
      // without permission to copy the link is still there to be selected
      showToast({ type: 'error', text: t('share.notCopied') });
    }
  };
  return (
    <div className="share-address">
      <a href={address}>{address}</a>
      <Button type="button" size="s" className="needs-script" onClick={copy}>
        <Icon name="external" size="xs" />
        {t('share.copy')}
      </Button>
    </div>
  );
}
