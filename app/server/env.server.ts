import { existsSync } from 'node:fs';
import { readSettings, type Settings } from 'settings/read-settings';
import { storedSecret } from './session-secret.server';

let read: Settings | undefined;

/**
 * The storefront's settings, read once. Variables come from the environment, then from `.env` in the working folder (ENV_FILE names
 * another file). Without SESSION_SECRET a secret is generated and stored in the data folder.
 * @throws SettingsError if a setting is invalid
 */
export function storefrontSettings(): Settings {
  read ??= readOnce();
  return read;
}

function readOnce(): Settings {
  const file = process.env['ENV_FILE'] ?? '.env';
  if (file !== '' && existsSync(file)) process.loadEnvFile(file);
  const settings = readSettings(process.env, 'storefront');
  if (settings.sessionSecrets.length > 0) return settings;
  return { ...settings, sessionSecrets: [storedSecret(settings.dataDir)] };
}
