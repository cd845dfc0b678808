import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The system user of the built-in server. Undefined: the user who runs the shop. */
export type ServiceUser = { uid: number; gid: number } | undefined;

const runsAsRoot = () => process.getuid?.() === 0;

/**
 * PostgreSQL refuses to run as root, so root starts it as another user: the owner of existing data; for a new cluster
 * `postgres` or `nobody`, whichever has a passwd entry, because initdb looks up its own user.
 * @param cluster the cluster's folder, which may not exist yet
 * @throws when root finds neither user
 */
export function serviceUser(cluster: string): ServiceUser {
  if (!runsAsRoot()) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const known = passwdEntries();
  const user = known.get('postgres') ?? known.get('nobody');
  if (user) return user;
  throw new Error(
    'PostgreSQL does not run as root, and this system has no user "postgres" or "nobody": add one, or set DATABASE_URL.',
  );
}

function passwdEntries(): Map<string, { uid: number; gid: number }> {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  return new Map(
    lines.map((line) => {
      const [name = '', , uid, gid] = line.split(':');
      return [name, { uid: Number(uid), gid: Number(gid) }];
    }),
  );
}

/** Whether the user can access a folder: every parent is accessible to others or belongs to the user. */
export function isReachable(folder: string, user: ServiceUser): boolean {
  if (!user) return true;
  for (let step = path.resolve(folder); ; step = path.dirname(step)) {
    const entry = statSync(step, { throwIfNoEntry: false });
    const opensForOthers = (entry?.mode ?? 0o001) & 0o001;
    if (!opensForOthers && entry?.uid !== user.uid) return false;
    if (step === path.dirname(step)) return true;
  }
}
