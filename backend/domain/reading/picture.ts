/** A picture in wire format; the page appends the box to the path. */
export interface PictureWire {
  readonly path: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  /** Placeholder, `#rrggbb`. */
  readonly color: string;
  /** True: a scene, which fills its box and may be cropped. False: a product image, shown whole. */
  readonly is_scene: boolean;
  /** True: a product image with a transparent ground. */
  readonly is_cut_out: boolean;
  /** Address of the picture that takes its place on dark screens, where scenes are asked for with theirs. */
  readonly night?: string;
}

/**
 * SQL for a picture as JSON, or null when the outer join found none.
 * @param media alias of the joined `media` table
 * @param caption SQL of the caption
 */
export function pictureJson(media: string, caption = `''`): string {
  return `case when ${media}.hash is not null then json_build_object(
    'path', '/media/' || ${media}.hash, 'caption', ${caption}, 'width', ${media}.width, 'height', ${media}.height,
    'color', ${media}.color, 'is_scene', ${media}.is_scene, 'is_cut_out', ${media}.is_cut_out) end`;
}

/**
 * SQL for a scene as JSON, with the picture that takes its place on dark screens where it has one; or null when the outer join found none.
 * @param media alias of the joined `media` table
 */
export const sceneJson = (media: string): string =>
  `((${pictureJson(media)})::jsonb || case when ${media}.night is null then '{}'::jsonb
    else jsonb_build_object('night', '/media/' || ${media}.night) end)`;
