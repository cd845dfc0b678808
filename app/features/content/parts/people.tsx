import { classNames } from '~/ui/class-names';
import { Picture, type PictureFile } from '~/ui/picture';
import { useFollowedLinks } from '~/ui/use-followed-links';
import type { Person } from '../story';

type FaceProps = { readonly name: string; readonly files: readonly PictureFile[]; readonly large?: boolean };

/** A person's picture in a circle; without one the first letter of the name. */
export function Face({ name, files, large = false }: FaceProps) {
  const shape = classNames('face', large && 'face-large');
  if (files.length === 0)
    return (
      <span className={shape} aria-hidden="true">
        {[...name][0]}
      </span>
    );
  return (
    <span className={shape}>
      <Picture files={files.slice(0, 1)} alt="" width={320} height={320} />
    </span>
  );
}

/** Those who write, each with a line. */
export function People({ people, level = 3 }: { readonly people: readonly Person[]; readonly level?: 2 | 3 }) {
  const follow = useFollowedLinks();
  const Heading = `h${level}` as const;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ul className="people" onClick={follow}>
      {people.map(({ name, to, excerpt, files }) => (
        <li key={to} className="person">
          <Face name={name} files={files} />
          <div>
            <Heading>
              <a href={to}>{name}</a>
            </Heading>
            {excerpt && <p>{excerpt}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
