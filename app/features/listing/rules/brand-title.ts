/**
 * The title of a brand's page, which always begins with the brand's name.
 * @param title the editors' title; may be empty
 */
export function brandTitle(name: string, title: string): string {
  const says = title.toLocaleLowerCase().includes(name.toLocaleLowerCase());
  if (title.trim() === '') return name;
  return says ? title : `${name} – ${title}`;
}
