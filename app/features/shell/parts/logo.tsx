import { classNames } from '~/ui/class-names';
import { LogoMark } from '~/ui/logo-mark';
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
      <LogoMark />
      {name.toLowerCase()}
      <VisuallyHidden>{`, ${label}`}</VisuallyHidden>
    </a>
  );
}
