/** The sections of the style guide in their order. A name is the section's id, its heading's key and, with `.about`, its sentence's. */
export const GUIDE_SECTIONS = [
  'colours',
  'contrast',
  'type',
  'space',
  'shape',
  'motion',
  'icons',
  'buttons',
  'links',
  'fields',
  'choices',
  'prices',
  'plates',
  'cards',
  'lists',
  'folding',
  'overlays',
  'messages',
  'waiting',
  'tables',
  'text',
] as const;

export type GuideSectionName = (typeof GUIDE_SECTIONS)[number];
