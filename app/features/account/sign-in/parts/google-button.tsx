import { useRef, useState } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { showToast } from '~/ui/show-toast';
import { askGoogle, loadGoogle } from '../google-script';

type GoogleButtonProps = { readonly clientId: string; readonly next: string };

/** Signs in with Google. Its script loads when the button is pressed, which needs scripts. Specification 1 §6, §8. */
export function GoogleButton({ clientId, next }: GoogleButtonProps) {
  const t = useT('sign-in');
  const { language } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);

  const signIn = async () => {
    const fail = (text: string) => showToast({ type: 'error', text });
    setPending(true);
    try {
      const google = await loadGoogle().catch(() => undefined);
      if (!google) return fail(t('google.notReady'));
      const token = await askGoogle(google, clientId);
      if (token === null || !field.current) return;
      field.current.value = token;
      form.current?.submit();
    } catch {
      fail(t('google.failed'));
    } finally {
      setPending(false);
    }
  };

  return (
    <form ref={form} method="post" action={pathTo('login', language)} className="stack-s needs-script">
      <p className="muted">{t('google.or')}</p>
      <input type="hidden" name="intent" value="google" />
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="token" ref={field} />
      <Button type="button" block pending={isPending} onClick={() => void signIn()}>
        {t('google.button')}
      </Button>
      <p className="hint">{t('google.text')}</p>
    </form>
  );
}
