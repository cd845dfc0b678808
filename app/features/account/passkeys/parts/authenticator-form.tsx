import { type FormEvent, type ReactNode, useState } from 'react';
import type { PasskeyQuestion } from '~/api/passkeys';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { askAuthenticator } from '../ask-authenticator';
import type { BegunStep } from '../passkey-step.server';

type AuthenticatorFormProps = {
  /** Whether a passkey is made or used. */
  readonly kind: 'registration' | 'log-in';
  /** Address and intent of the form with the authenticator's answer. */
  readonly action: string;
  readonly intent: string;
  /** The question, where it is known already; otherwise it is fetched when the button is pressed. */
  readonly question?: PasskeyQuestion;
  readonly label: string;
  readonly look?: 'primary' | 'line';
  /** Fields of the form. */
  readonly children?: ReactNode;
};

/**
 * A form whose button asks the authenticator and then posts its answer as a document, so that nothing in the page's memory is
 * from before.
 */
export function AuthenticatorForm(props: AuthenticatorFormProps) {
  const { kind, action, intent, question, label, look = 'line', children } = props;
  const t = useT('passkeys');
  const { language } = useLocale();
  const [isPending, setPending] = useState(false);
  const [text, setText] = useState('');

  const ask = async (form: HTMLFormElement) => {
    const begun = question ? { question } : await begin(pathTo('passkeyStep', language), kind, new FormData(form));
    if (begun === undefined) return t('error.failed');
    if ('text' in begun) return begun.text;
    const answer = await askAuthenticator(kind, begun.question);
    if ('problem' in answer) return t(`error.${answer.problem}`);
    post(form, begun.question.challengeId, answer.credential);
    return null;
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    setText('');
    const problem = await ask(event.currentTarget);
    // while the answer is posted, the button stays busy
    if (problem === null) return;
    setText(problem);
    setPending(false);
  };

  return (
    <form method="post" action={action} onSubmit={onSubmit} className="stack account-fields">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="challenge" />
      <input type="hidden" name="credential" />
      {children}
      {text && <Alert tone="error">{text}</Alert>}
      <Button look={look} pending={isPending} block>
        {label}
      </Button>
    </form>
  );
}

/** Fetches what to ask the authenticator; undefined when nothing readable came back. */
async function begin(path: string, kind: 'registration' | 'log-in', form: FormData): Promise<BegunStep | undefined> {
  const body = new URLSearchParams({ intent: `begin-${kind}`, password: String(form.get('password') ?? '') });
  try {
    const response = await fetch(path, { method: 'POST', body });
    return (await response.json()) as BegunStep;
  } catch {
    return undefined;
  }
}

/** Posts the form itself, past its submit handler. */
function post(form: HTMLFormElement, challengeId: string, credential: string): void {
  for (const [name, value] of [
    ['challenge', challengeId],
    ['credential', credential],
  ] as const) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  form.submit();
}
