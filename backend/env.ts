import { existsSync } from 'node:fs';
import { readSettings, type Settings } from 'settings/read-settings';

const PAINTER_VARIABLES = /^(PATH|HOME|LD_LIBRARY_PATH|FONTCONFIG_.*|XDG_.*|LANG|LC_.*|TMPDIR|TEMP|TMP|SystemRoot)$/;

/** Environment variables of the rendering process: those for programs and fonts, without the shop's secrets. */
export function painterEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(([name]) => PAINTER_VARIABLES.test(name));
  return Object.fromEntries(entries) as Record<string, string>;
}

/**
 * The backend's settings. `.env` of the working folder is read first (ENV_FILE names another file); existing variables take precedence.
 * @throws SettingsError when a setting is wrong
 */
export function backendSettings(): Settings {
  const file = process.env['ENV_FILE'] ?? '.env';
  if (file !== '' && existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env, 'backend');
}
