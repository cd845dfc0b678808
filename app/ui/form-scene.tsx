import pulkDay from '~/styles/images/form-pulk-day.webp?url&no-inline';
import pulkDayBand from '~/styles/images/form-pulk-day-band.webp?url&no-inline';
import pulkNight from '~/styles/images/form-pulk-night.webp?url&no-inline';
import pulkNightBand from '~/styles/images/form-pulk-night-band.webp?url&no-inline';
import tentDay from '~/styles/images/form-tent-day.webp?url&no-inline';
import tentDayBand from '~/styles/images/form-tent-day-band.webp?url&no-inline';
import tentNight from '~/styles/images/form-tent-night.webp?url&no-inline';
import tentNightBand from '~/styles/images/form-tent-night-band.webp?url&no-inline';
import track from '~/styles/images/form-track.webp?url&no-inline';
import trackBand from '~/styles/images/form-track-band.webp?url&no-inline';

const DARK = '(prefers-color-scheme: dark)';
/** Screens that have room beside the form. */
const WIDE = '(min-width: 60rem)';

/** By day and by night: tall beside the form, and as a band. */
const SCENES = {
  tent: [tentDay, tentNight, tentDayBand, tentNightBand],
  pulk: [pulkDay, pulkNight, pulkDayBand, pulkNightBand],
  track: [track, track, trackBand, trackBand],
} as const;

type FormSceneProps = {
  readonly scene: keyof typeof SCENES;
  /** Wide screens have the band too. */
  readonly isBand?: boolean;
};

/**
 * The landscape of a form: tall beside it on wide screens, a band of a few kilobytes above it on others. An image of the page rather
 * than of the style sheet, so that browsers fetch it together with the style sheet.
 */
export function FormScene({ scene, isBand = false }: FormSceneProps) {
  const [day, night, dayBand, nightBand] = SCENES[scene];
  return (
    <picture className="form-scene">
      {!isBand && <source media={`${WIDE} and ${DARK}`} srcSet={night} width={1000} height={1112} />}
      {!isBand && <source media={WIDE} srcSet={day} width={1000} height={1112} />}
      <source media={DARK} srcSet={nightBand} width={840} height={300} />
      <img src={dayBand} alt="" width={840} height={300} />
    </picture>
  );
}
