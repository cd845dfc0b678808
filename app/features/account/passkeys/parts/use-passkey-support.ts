import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;
const isSupported = () => typeof window.PublicKeyCredential === 'function';

/** Whether this browser has passkeys; false on the server, without scripts, and until the page is hydrated. */
export const usePasskeySupport = (): boolean => useSyncExternalStore(unchanging, isSupported, () => false);
