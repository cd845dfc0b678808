import pg from 'pg';
import { expect } from 'vitest';
import { eventually } from './eventually';

/** Everything announced on a database, in its order, by the names of the channels; `mark` is the test's own. */
export async function heard({ url, pool }: { readonly url: string; readonly pool: pg.Pool }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('listen catalogue_changed; listen mark');
  const channels: string[] = [];
  client.on('notification', ({ channel }) => channels.push(channel));
  return {
    channels,
    /** Waits until all that was announced before is heard. */
    mark: async () => {
      const count = channels.length;
      await pool.query('notify mark');
      await eventually(() => expect(channels.slice(count)).toContain('mark'));
    },
    close: () => client.end(),
  };
}
