/** All message files by path. Loaded on the server only: in the browser each file is a separate chunk. */
export const everyMessage = import.meta.glob<Readonly<Record<string, string>>>('./messages/*/*.json', {
  import: 'default',
  eager: true,
});
