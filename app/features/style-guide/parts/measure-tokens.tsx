import { useT } from '~/locale/translator';
import type { TokenValues } from '../rules/read-tokens';
import { GuideSection } from './specimen';

/** Widths of the page's gaps; each has a class of the same name but for the section's. */
const GAPS: readonly (readonly [token: string, className: string])[] = [
  ['section', 'sg-section-gap'],
  ['pad', 'sg-pad'],
  ['gutter', 'sg-gutter'],
  ['header', 'sg-header'],
];
const CORNERS = ['r-s', 'r-m', 'r-picture', 'r-l', 'r-full'] as const;
const SHADOWS = ['shadow-1', 'shadow-2', 'shadow-3'] as const;
const TIMES = ['fast', 'slow', 'drift'] as const;

type TokensProps = { readonly values: TokenValues };

const namesLike = (values: TokenValues, pattern: RegExp) => Object.keys(values).filter((name) => pattern.test(name));

/** The text sizes, each shown in its own size. */
export function TypeTokens({ values }: TokensProps) {
  const t = useT('style-guide');
  return (
    <GuideSection name="type">
      <div>
        {namesLike(values, /^t-/).map((name) => (
          <div key={name} className="sg-sample">
            <code>
              --{name}: {values[name]?.replace(' var(--font)', '')}
            </code>
            <p className={`sg-${name}`}>{t('type.sample')}</p>
          </div>
        ))}
      </div>
    </GuideSection>
  );
}

/** The spacing tokens, each as a bar of its width. */
export function SpaceTokens({ values }: TokensProps) {
  const steps = namesLike(values, /^s-\d/).map((name) => [name, `sg-${name}`] as const);
  return (
    <GuideSection name="space">
      <ul className="sg-measures">
        {[...steps, ...GAPS].map(([name, className]) => (
          <li key={name}>
            <code>
              --{name}: {values[name]}
            </code>
            <div className={`sg-bar ${className}`} />
          </li>
        ))}
      </ul>
    </GuideSection>
  );
}

/** Corners and shadows, each on a box. */
export function ShapeTokens({ values }: TokensProps) {
  return (
    <GuideSection name="shape">
      <div className="sg-row">
        {CORNERS.map((name) => (
          <div key={name} className={`sg-box sg-edge sg-${name}`}>
            <code>--{name}</code>
            <code>{values[name]}</code>
          </div>
        ))}
        {SHADOWS.map((name) => (
          <div key={name} className={`sg-box sg-${name}`}>
            <code>--{name}</code>
          </div>
        ))}
      </div>
    </GuideSection>
  );
}

/** Durations of animations: each runs when its row is opened. */
export function MotionTokens({ values }: TokensProps) {
  const t = useT('style-guide');
  return (
    <GuideSection name="motion">
      <p className="small muted">{t('motion.try')}</p>
      <div className="sg-motion">
        {TIMES.map((name) => (
          <details key={name}>
            <summary>
              <code>
                --{name}: {values[name]}
              </code>
              <span className="sg-track">
                <i className={`sg-${name}`} />
              </span>
            </summary>
            <code>--ease: {values['ease']}</code>
          </details>
        ))}
      </div>
    </GuideSection>
  );
}
