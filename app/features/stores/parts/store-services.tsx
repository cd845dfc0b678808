import { useT } from '~/locale/translator';
import { Icon, type IconName } from '~/ui/icon';
import type { StoreData } from '../load-store.server';

/** Drawings that a service may have; any other has a plain one. */
const ICONS: ReadonlySet<string> = new Set<IconName>([
  'ski',
  'boot',
  'tool',
  'needle',
  'pack',
  'leaf',
  'mountain',
  'compass',
] satisfies IconName[]);

const iconOf = (name: string): IconName => (ICONS.has(name) ? (name as IconName) : 'check');

/** What a store offers besides selling. */
export function StoreServices({ services }: Pick<StoreData, 'services'>) {
  const t = useT('stores');
  if (services.length === 0) return null;
  return (
    <section className="store-offer" aria-labelledby="store-services">
      <h2 id="store-services">{t('services')}</h2>
      <ul className="store-services">
        {services.map(({ slug, icon, name, description }) => (
          <li key={slug}>
            <Icon name={iconOf(icon)} />
            <div>
              <h3>{name}</h3>
              {description && <p>{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
