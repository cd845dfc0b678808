/** A picture as the wire has it; the page adds the box to the path. */
export interface PictureWire {
  readonly path: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  /** Placeholder, `#rrggbb`. */
  readonly color: string;
  /** Scenes fill their box; goods are contained in it. */
  readonly is_scene: boolean;
}

/**
 * SQL for a picture as JSON, or null where the outer join found none.
 * @param media alias of the joined `media` table
 * @param caption SQL of the caption
 */
export function pictureJson(media: string, caption = `''`): string {
  return `case when ${media}.hash is not null then json_build_object(
    'path', '/media/' || ${media}.hash, 'caption', ${caption}, 'width', ${media}.width, 'height', ${media}.height,
    'color', ${media}.color, 'is_scene', ${media}.is_scene) end`;
}
