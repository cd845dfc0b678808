import type { LinkTarget } from '~/ui/text-link';

type PlainAnchorProps = {
  readonly target: LinkTarget;
  readonly className?: string | undefined;
  readonly current?: boolean;
};

/**
 * A link given as data, as a bare `<a>`: the frame around it follows the click (`useFollowedLinks`). There are a hundred of
 * them on every page, where router links would cost more than the rest of it.
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
