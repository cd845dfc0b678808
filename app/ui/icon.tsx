import sprite from './icons.svg?url&no-inline';

/** The drawings of `icons.svg`, 24 × 24, stroked in the colour of the text. */
export type IconName =
  | 'menu'
  | 'search'
  | 'account'
  | 'heart'
  | 'heart-full'
  | 'bag'
  | 'arrow-right'
  | 'arrow-up'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevron-down'
  | 'filter'
  | 'grid-one'
  | 'grid-large'
  | 'grid-small'
  | 'close'
  | 'check'
  | 'circle'
  | 'minus'
  | 'plus'
  | 'alert'
  | 'info'
  | 'truck'
  | 'pin'
  | 'return'
  | 'shield'
  | 'flag'
  | 'globe'
  | 'thumb'
  | 'camera'
  | 'mail'
  | 'external'
  | 'mountain'
  | 'pause'
  | 'play'
  | 'leaf'
  | 'phone'
  | 'gift'
  | 'clock'
  | 'calendar'
  | 'ski'
  | 'boot'
  | 'tool'
  | 'needle'
  | 'pack'
  | 'compass';

type IconProps = {
  readonly name: IconName;
  /** 24, 20 or 16 px. */
  readonly size?: 'm' | 's' | 'xs';
};

const sizes = { m: 'ico', s: 'ico ico-s', xs: 'ico ico-xs' } as const;

/** An icon from the sprite. It never carries meaning alone: name the control around it. */
export function Icon({ name, size = 'm' }: IconProps) {
  return (
    <svg className={sizes[size]} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
