import counter from '~/styles/images/form-counter.webp?url&no-inline';
import counterBand from '~/styles/images/form-counter-band.webp?url&no-inline';
import crewDay from '~/styles/images/form-crew-day.webp?url&no-inline';
import crewDayBand from '~/styles/images/form-crew-day-band.webp?url&no-inline';
import crewNight from '~/styles/images/form-crew-night.webp?url&no-inline';
import crewNightBand from '~/styles/images/form-crew-night-band.webp?url&no-inline';
import fireDay from '~/styles/images/form-fire-day.webp?url&no-inline';
import fireDayBand from '~/styles/images/form-fire-day-band.webp?url&no-inline';
import fireNight from '~/styles/images/form-fire-night.webp?url&no-inline';
import fireNightBand from '~/styles/images/form-fire-night-band.webp?url&no-inline';
import giftDay from '~/styles/images/form-gift-day.webp?url&no-inline';
import giftDayBand from '~/styles/images/form-gift-day-band.webp?url&no-inline';
import giftNight from '~/styles/images/form-gift-night.webp?url&no-inline';
import giftNightBand from '~/styles/images/form-gift-night-band.webp?url&no-inline';
import label from '~/styles/images/form-label.webp?url&no-inline';
import labelBand from '~/styles/images/form-label-band.webp?url&no-inline';
import sewingBand from '~/styles/images/form-sewing-band.webp?url&no-inline';
import tentDay from '~/styles/images/form-tent-day.webp?url&no-inline';
import tentDayBand from '~/styles/images/form-tent-day-band.webp?url&no-inline';
import tentNight from '~/styles/images/form-tent-night.webp?url&no-inline';
import tentNightBand from '~/styles/images/form-tent-night-band.webp?url&no-inline';
import track from '~/styles/images/form-track.webp?url&no-inline';
import trackBand from '~/styles/images/form-track-band.webp?url&no-inline';
import vanDay from '~/styles/images/form-van-day.webp?url&no-inline';
import vanDayBand from '~/styles/images/form-van-day-band.webp?url&no-inline';
import vanNight from '~/styles/images/form-van-night.webp?url&no-inline';
import vanNightBand from '~/styles/images/form-van-night-band.webp?url&no-inline';
import wayDayBand from '~/styles/images/form-way-day-band.webp?url&no-inline';
import wayNightBand from '~/styles/images/form-way-night-band.webp?url&no-inline';
import { classNames } from './class-names';

const DARK = '(prefers-color-scheme: dark)';
/** Screens that have room beside the form. */
const WIDE = '(min-width: 40rem)';

/** By day and by night: a band, and tall beside the form where one is. */
type Scene = {
  readonly band: readonly [day: string, night: string];
  readonly tall?: readonly [day: string, night: string];
  /** A room, whose people stand high: its floor is cut first, not its sky. */
  readonly isRoom?: boolean;
};

const SCENES = {
  tent: { band: [tentDayBand, tentNightBand], tall: [tentDay, tentNight] },
  fire: { band: [fireDayBand, fireNightBand], tall: [fireDay, fireNight] },
  gift: { band: [giftDayBand, giftNightBand], tall: [giftDay, giftNight] },
  crew: { band: [crewDayBand, crewNightBand], tall: [crewDay, crewNight] },
  counter: { band: [counterBand, counterBand], tall: [counter, counter], isRoom: true },
  label: { band: [labelBand, labelBand], tall: [label, label], isRoom: true },
  van: { band: [vanDayBand, vanNightBand], tall: [vanDay, vanNight] },
  track: { band: [trackBand, trackBand], tall: [track, track] },
  way: { band: [wayDayBand, wayNightBand] },
  sewing: { band: [sewingBand, sewingBand] },
} as const satisfies Record<string, Scene>;

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
  const { band, tall, isRoom }: Scene = SCENES[scene];
  const beside = isBand ? undefined : tall;
  return (
    <picture className={classNames('form-scene', isRoom && 'form-scene-room')}>
      {beside && <source media={`${WIDE} and ${DARK}`} srcSet={beside[1]} width={1000} height={1112} />}
      {beside && <source media={WIDE} srcSet={beside[0]} width={1000} height={1112} />}
      <source media={DARK} srcSet={band[1]} width={840} height={300} />
      <img src={band[0]} alt="" width={840} height={300} />
    </picture>
  );
}
