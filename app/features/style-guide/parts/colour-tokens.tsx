import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import type { ContrastRow } from '../rules/contrast';
import type { Tokens } from '../rules/read-tokens';
import { GuideSection } from './specimen';

/** Whether a token is a colour that SVG accepts; shadows and the like are not. */
const COLOUR = /^(?:#[0-9a-f]{6}|rgb\([^)]*\))$/i;

type ColourTokensProps = { readonly tokens: Tokens };

/** All colours by name: light theme on the left, dark theme on the right. */
export function ColourTokens({ tokens: { light, dark } }: ColourTokensProps) {
  const colours = Object.entries(light).filter(([, value]) => COLOUR.test(value));
  return (
    <GuideSection name="colours">
      <ul className="sg-colours">
        {colours.map(([name, value]) => {
          const other = dark[name] ?? value;
          return (
            <li key={name}>
              <svg viewBox="0 0 2 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width="1" height="1" fill={value} />
                <rect x="1" width="1" height="1" fill={other} />
              </svg>
              <span>
                <code>--{name}</code>
                <small>{other === value ? value : `${value} · ${other}`}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </GuideSection>
  );
}

/** Foreground and background pairs with their contrast ratio in both themes. */
export function ContrastTable({ rows }: { readonly rows: readonly ContrastRow[] }) {
  const t = useT('style-guide');
  const { language } = useLocale();
  const figure = (ratio: number) => formatNumber(Math.floor(ratio * 10) / 10, language, 1);
  return (
    <GuideSection name="contrast">
      <table className="sg-figures">
        <thead>
          <tr>
            <th scope="col">{t('contrast.pair')}</th>
            <th scope="col">{t('theme.light')}</th>
            <th scope="col">{t('theme.dark')}</th>
            <th scope="col">{t('contrast.least')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ color, ground, minRatio, light, dark }) => (
            <tr key={`${color} ${ground}`}>
              <th scope="row">
                <code>
                  {color} / {ground}
                </code>
              </th>
              <td>{figure(light)}</td>
              <td>{figure(dark)}</td>
              <td>{figure(minRatio)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </GuideSection>
  );
}
