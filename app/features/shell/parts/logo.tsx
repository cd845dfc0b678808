import { classNames } from '~/ui/class-names';
import { VisuallyHidden } from '~/ui/visually-hidden';

type LogoProps = {
  /** The shop's name, a setting; set in lower case. */
  readonly name: string;
  readonly to: string;
  /** Where it leads, for those who hear the page. */
  readonly label: string;
  readonly small?: boolean;
};

/** The mark (two poles and the crust that carries) with the shop's name; leads to the front page. */
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
