import { Icon } from '~/ui/icon';
import type { Heading } from '../rules/headings';

type ContentsListProps = { readonly title: string; readonly contents: readonly Heading[] };

/** Links to the headings of a long text: folded where it stands above the text, open where it stands beside it. */
export function ContentsList({ title, contents }: ContentsListProps) {
  if (contents.length === 0) return null;
  return (
    <nav className="contents" aria-label={title}>
      <details>
        <summary>
          {title}
          <Icon name="chevron-down" size="s" />
        </summary>
        <ol>
          {contents.map(({ id, title: heading }) => (
            <li key={id}>
              <a href={`#${encodeURIComponent(id)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
