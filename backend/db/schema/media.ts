import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, oneOf, rule } from './columns';

/**
 * How a picture is drawn. `kind` names the drawing function, the rest are its parameters, which the backend passes on unchanged.
 * @see backend/media/drawn.ts
 */
export type DrawingRecipe = { kind: string } & Record<string, unknown>;

/** Originals of pictures; the bytes are files named by their hash. One with a recipe is drawn when it is first requested. */
export const media = pgTable(
  'media',
  {
    /** SHA-256 of the bytes, or of the recipe, hex, first 32 characters: also its address, `/media/<hash>`. */
    hash: text('hash').primaryKey(),
    mime: text('mime').notNull(),
    /** 0 until the picture is drawn. */
    bytes: integer('bytes').notNull(),
    recipe: jsonb('recipe').$type<DrawingRecipe>(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Placeholder colour, `#rrggbb`. */
    color: text('color').notNull(),
    /** True for scenes, which fill their box and may be cropped; false for product images, which are shown whole on a background. */
    isScene: boolean('is_scene').notNull().default(false),
    /** True for product images with a transparent ground. */
    isCutOut: boolean('is_cut_out').notNull().default(false),
    /** The same scene composed for tall frames, as phones have. */
    tall: text('tall').references((): AnyPgColumn => media.hash),
    /** The same place at night, for dark screens. */
    night: text('night').references((): AnyPgColumn => media.hash),
    /** Sent by a customer: shown only in published reviews, and deleted when no review has it. */
    isUpload: boolean('is_upload').notNull().default(false),
    /** Original file name, for catalogue maintainers. */
    source: text('source'),
    createdAt: createdAt(),
  },
  () => [
    rule('media_size', sql`bytes >= 0 and (bytes > 0 or recipe is not null) and width > 0 and height > 0`),
    rule('media_hash_hex', sql`hash ~ '^[0-9a-f]{32}$'`),
    rule('media_color_hex', sql`color ~ '^#[0-9a-f]{6}$'`),
    oneOf('media', 'mime', ['image/svg+xml', 'image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']),
  ],
);
