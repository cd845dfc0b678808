/** All message files at once, by path. Loaded on the server only: in the browser each file is a chunk of its own. */
export const everyMessage = import.meta.glob<Readonly<Record<string, string>>>('./messages/*/*.json', {
  import: 'default',
  eager: true,
});
