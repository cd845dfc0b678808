import { Icon } from './icon';

/** What somebody gets, a line each. */
export function Ticks({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="ticks">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" size="s" />
          {line}
        </li>
      ))}
    </ul>
  );
}
