import { z } from 'zod';

/** The log-in form; each error means that its field is empty. Passwords are not trimmed: spaces belong to them. */
export const logInForm = z.object({
  username: z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(254, { error: 'required' }),
  password: z.string({ error: 'required' }).min(1, { error: 'required' }).max(1000, { error: 'required' }),
});
