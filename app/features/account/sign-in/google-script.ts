/** Google's script for sign-in; it is loaded only when somebody chooses Google. */
const SCRIPT = 'https://accounts.google.com/gsi/client';

type TokenAnswer = { readonly access_token?: string; readonly error?: string };

/** The part of Google's script that asks for an access token: "Using the token model" in its documentation. */
type GoogleAccounts = {
  readonly oauth2: {
    readonly initTokenClient: (config: {
      client_id: string;
      scope: string;
      callback: (answer: TokenAnswer) => void;
      error_callback: (error: { readonly type?: string }) => void;
    }) => { readonly requestAccessToken: () => void };
  };
};

const loaded = (): GoogleAccounts | undefined =>
  (globalThis as { google?: { accounts?: GoogleAccounts } }).google?.accounts;

let loading: Promise<GoogleAccounts> | undefined;

/** Loads the script, once. @throws when it cannot be loaded; the next call tries again */
export function loadGoogle(): Promise<GoogleAccounts> {
  loading ??= new Promise<GoogleAccounts>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', () => {
      const accounts = loaded();
      if (accounts) resolve(accounts);
      else reject(new Error('Google’s script has changed.'));
    });
    script.addEventListener('error', () => reject(new Error('Google’s script could not be loaded.')));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Opens Google's window and asks for an access token for `openid email`. Specification 1 §7.
 * @returns null when the person closes the window
 * @throws when Google refuses
 */
export function askGoogle(accounts: GoogleAccounts, clientId: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    accounts.oauth2
      .initTokenClient({
        client_id: clientId,
        scope: 'openid email',
        callback: ({ access_token, error }) => {
          if (access_token) resolve(access_token);
          else if (error === 'access_denied') resolve(null);
          else reject(new Error(error ?? 'Google gave no token.'));
        },
        error_callback: ({ type }) => {
          if (type === 'popup_closed') resolve(null);
          else reject(new Error(type ?? 'Google gave no token.'));
        },
      })
      .requestAccessToken();
  });
}
