import type { Heading } from '../rules/headings';

type ContentsListProps = { readonly title: string; readonly contents: readonly Heading[] };

/** Links to the headings of a long text. */
export function ContentsList({ title, contents }: ContentsListProps) {
  if (contents.length === 0) return null;
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol>
        {contents.map(({ id, title: heading }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
