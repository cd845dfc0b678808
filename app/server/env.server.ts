import { existsSync } from 'node:fs';
import { readSettings, type Settings } from 'contract/settings';
import { keptSecret } from './session-secret.server';

let read: Settings | undefined;

/**
 * The storefront's settings, read once. `.env` of the working folder comes first (ENV_FILE names another file); what is
 * already set wins over it. Without SESSION_SECRET a secret is made and kept in the data folder.
 * @throws SettingsError when a setting is wrong
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
  return { ...settings, sessionSecrets: [keptSecret(settings.dataDir)] };
}
