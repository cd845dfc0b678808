/** Reads the form data of a request; an unreadable form (another content type, a broken body) counts as empty. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
