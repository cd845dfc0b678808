import { z } from 'zod';

const pressed = z
  .string()
  .regex(/^[1-9]\d{0,9}-\d{1,4}$/)
  .transform((text) => {
    const [reviewId = 0, place = 0] = text.split('-').map(Number);
    return { reviewId, place };
  })
  .refine(({ reviewId }) => reviewId <= 2_147_483_647);

/** A vote: the review under the name of the vote that it shall have. */
export const voteForm = z
  .object({
    model: z.coerce.number().int().min(1).max(2_147_483_647),
    up: pressed.optional(),
    down: pressed.optional(),
    none: pressed.optional(),
  })
  .transform(({ model, up, down, none }, context) => {
    if (up) return { modelId: model, vote: 'up', ...up } as const;
    if (down) return { modelId: model, vote: 'down', ...down } as const;
    if (none) return { modelId: model, vote: null, ...none } as const;
    context.addIssue({ code: 'custom', message: 'review' });
    return z.NEVER;
  });
