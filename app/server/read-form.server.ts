/**
 * Reads the form data of a request; an unreadable form (another content type, a broken body) counts as empty. Its texts come without
 * NUL characters.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return withoutNul(await request.formData());
  } catch {
    return new FormData();
  }
}

/**
 * A text without NUL characters. Nobody can type or see one, the database cannot hold one, and the backend would refuse the whole form
 * for it: what a program or a copied text brings along is left out.
 */
export const textWithoutNul = (text: string): string => text.replaceAll('\0', '');

function withoutNul(form: FormData): FormData {
  const hasNul = [...form].some(
    ([name, value]) => name.includes('\0') || (typeof value === 'string' && value.includes('\0')),
  );
  if (!hasNul) return form;
  const clean = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') clean.append(textWithoutNul(name), textWithoutNul(value));
    else clean.append(textWithoutNul(name), value, value.name);
  }
  return clean;
}
