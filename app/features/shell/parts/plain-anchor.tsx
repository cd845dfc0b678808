import type { LinkTarget } from '~/ui/text-link';

type PlainAnchorProps = {
  readonly target: LinkTarget;
  readonly className?: string | undefined;
  readonly current?: boolean;
};

/**
 * A link given as data, rendered as a plain `<a>`: an ancestor handles its clicks (`useFollowedLinks`). Every page has
 * about a hundred of them, and router links would cost more than the rest of the page.
 */
export function PlainAnchor({ target, className, current = false }: PlainAnchorProps) {
  return (
    <a
      href={target.to}
      className={className}
      rel={target.external ? 'noopener' : undefined}
      aria-current={current ? 'page' : undefined}
    >
      {target.label}
    </a>
  );
}
