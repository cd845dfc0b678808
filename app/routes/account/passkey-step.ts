import { loadPasskeyStep, takePasskeyStep } from '~/features/account/passkeys/passkey-step.server';

export const loader = loadPasskeyStep;
export const action = takePasskeyStep;
