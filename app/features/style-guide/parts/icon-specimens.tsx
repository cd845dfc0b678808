import { Icon, type IconName } from '~/ui/icon';
import { GuideSection, Specimen } from './specimen';

type IconSpecimensProps = { readonly names: readonly IconName[] };

/** Every icon with its name, and the three sizes. */
export function IconSpecimens({ names }: IconSpecimensProps) {
  return (
    <GuideSection name="icons">
      <Specimen code="Icon">
        <ul className="sg-icons">
          {names.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen code="Icon size">
        <div className="sg-row">
          {(['m', 's', 'xs'] as const).map((size) => (
            <span key={size} className="sg-row">
              <Icon name="bag" size={size} />
              <code>{size}</code>
            </span>
          ))}
        </div>
      </Specimen>
    </GuideSection>
  );
}
