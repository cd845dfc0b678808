import { z } from 'zod';

const modelId = z.coerce.number().int().min(1).max(2_147_483_647);

/** A pressed heart: the model, by the name of the place where the heart is, and the page to return to. */
export const wishForm = z
  .object({ card: modelId.optional(), product: modelId.optional(), next: z.string().max(2_000).optional() })
  .transform(({ card, product, next }, context) => {
    const id = card ?? product;
    if (id !== undefined) return { modelId: id, place: card === undefined ? 'product' : 'card', next } as const;
    context.addIssue({ code: 'custom', message: 'model' });
    return z.NEVER;
  });
