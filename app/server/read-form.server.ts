/** The form a request brings; one that cannot be read (another content type, a broken body) counts as empty. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
