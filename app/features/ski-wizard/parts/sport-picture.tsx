import alpineDay720 from '~/styles/images/ski-alpine-day-720.webp?url&no-inline';
import alpineDay1280 from '~/styles/images/ski-alpine-day-1280.webp?url&no-inline';
import alpineNight720 from '~/styles/images/ski-alpine-night-720.webp?url&no-inline';
import alpineNight1280 from '~/styles/images/ski-alpine-night-1280.webp?url&no-inline';
import nordicDay720 from '~/styles/images/ski-nordic-day-720.webp?url&no-inline';
import nordicDay1280 from '~/styles/images/ski-nordic-day-1280.webp?url&no-inline';
import nordicNight720 from '~/styles/images/ski-nordic-night-720.webp?url&no-inline';
import nordicNight1280 from '~/styles/images/ski-nordic-night-1280.webp?url&no-inline';
import { Picture } from '~/ui/picture';

const inTwoWidths = (small: string, large: string) => [
  { src: small, width: 720 },
  { src: large, width: 1280 },
];

/** Drawn by `scripts/draw-ski-scenes.ts`. */
const FILES = {
  alpine: { day: inTwoWidths(alpineDay720, alpineDay1280), night: inTwoWidths(alpineNight720, alpineNight1280) },
  nordic: { day: inTwoWidths(nordicDay720, nordicDay1280), night: inTwoWidths(nordicNight720, nordicNight1280) },
} as const;

const SIZES = '(min-width: 44rem) 48vw, 94vw';

/** The gear of a sport in the snow, by day, or under the aurora on dark screens. The words beside it say what it is for. */
export function SportPicture({ sport }: { readonly sport: keyof typeof FILES }) {
  const { day, night } = FILES[sport];
  const dark = { media: '(prefers-color-scheme: dark)', files: night, sizes: SIZES };
  return <Picture files={day} alt="" width={1280} height={1024} sizes={SIZES} priority="eager" sources={[dark]} />;
}
