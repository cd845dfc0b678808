import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, oneOf, rule } from './columns';

/**
 * How a picture is drawn. `kind` names the drawer, the rest is what it draws; the backend hands it over as it is.
 * @see backend/media/drawn.ts
 */
export type DrawingRecipe = { kind: string } & Record<string, unknown>;

/** Originals of pictures; the bytes are files named by their hash. One with a recipe is drawn when it is first wanted. */
export const media = pgTable(
  'media',
  {
    /** SHA-256 of the bytes, or of the recipe, hex, first 32 characters: also its address, `/media/<hash>`. */
    hash: text('hash').primaryKey(),
    mime: text('mime').notNull(),
    /** 0 for a picture that was not drawn yet. */
    bytes: integer('bytes').notNull(),
    recipe: jsonb('recipe').$type<DrawingRecipe>(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Placeholder colour, `#rrggbb`. */
    color: text('color').notNull(),
    /** True for scenes that fill their box and may be cropped; false for goods, which are contained on the plate ground. */
    isScene: boolean('is_scene').notNull().default(false),
    /** Name of the file it came from, for people who maintain the catalogue. */
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
