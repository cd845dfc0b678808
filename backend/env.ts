import { existsSync } from 'node:fs';
import { readSettings, type Settings } from 'contract/settings';

/**
 * The backend's settings. `.env` of the working folder is read first (ENV_FILE names another file); what is already set
 * wins over it.
 * @throws SettingsError when a setting is wrong
 */
export function backendSettings(): Settings {
  const file = process.env['ENV_FILE'] ?? '.env';
  if (file !== '' && existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env, 'backend');
}
