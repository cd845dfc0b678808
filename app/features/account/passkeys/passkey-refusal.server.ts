import type { PasskeyRefusal } from '~/api/passkeys';
import type { ShopContext } from '~/server/context.server';

/** Why a step was refused, in words. */
export type PasskeyProblem = {
  readonly text: string;
  /** The password was wrong, rather than the step. */
  readonly isPassword: boolean;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
};

/** The words for a refused step. */
export function problemOf({ t }: ShopContext, step: Exclude<PasskeyRefusal, { kind: 'loggedOut' }>): PasskeyProblem {
  const say = t('passkeys');
  const usual = { isPassword: false, headers: {} };
  switch (step.kind) {
    case 'refused': {
      const { fieldErrors, messages } = step.refusal;
      const passwordTexts = Object.hasOwn(fieldErrors, 'password') ? fieldErrors['password'] : undefined;
      const text = [...(passwordTexts ?? []), ...messages].join(' ') || say('error.failed');
      return { ...usual, text, isPassword: passwordTexts !== undefined, status: 400 };
    }
    case 'limited':
      return { ...usual, text: say('error.limited'), status: 429, headers: { 'Retry-After': `${step.retryAfter}` } };
    case 'gone':
      return { ...usual, text: say('error.gone'), status: 400 };
    case 'unsupported':
      return { ...usual, text: say('unsupported'), status: 501 };
  }
}
