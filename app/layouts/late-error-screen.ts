import { lateCode } from '~/rendering/late-code';

/** The error screen, loaded with the first error. A page that was sent as one waits for it in the client entry. */
export const errorScreen = await lateCode(async () => (await import('./error-screen')).ErrorScreen);

/** Loads it if the page shows it. */
export async function readyErrorScreen(): Promise<void> {
  if (document.querySelector('.lost')) await errorScreen.load();
}
