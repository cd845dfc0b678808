/** A pattern of `ilike` that finds a text anywhere in another; its wildcards are taken as they stand. */
export const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
