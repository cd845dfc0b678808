import { classNames } from '~/ui/class-names';
import { VisuallyHidden } from '~/ui/visually-hidden';

type LogoProps = {
  /** The shop's name, a setting; displayed in lower case. */
  readonly name: string;
  readonly to: string;
  /** Name of the link for screen readers. */
  readonly label: string;
  readonly small?: boolean;
};

/** The logo (two poles and a line) with the shop's name; links to the front page. */
export function Logo({ name, to, label, small = false }: LogoProps) {
  return (
    <a className={classNames('logo', small && 'logo-s')} href={to}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M7 4v24M25 4v24M1.5 19.5c5-6 10.5-6.5 15-3.5s9 3 14-2.5" />
      </svg>
      {name.toLowerCase()}
      <VisuallyHidden>{`, ${label}`}</VisuallyHidden>
    </a>
  );
}
