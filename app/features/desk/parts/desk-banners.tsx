import { Form, Link } from '@remix-run/react';
import { BANNER_KINDS, type BannerKind } from 'contract/desk-banners';
import type { ListedBanner } from '~/api/desk-banners';
import { sceneFiles } from '~/features/catalog/scene-files';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { Picture } from '~/ui/picture';
import { DeskTable } from './desk-table';

/** Every banner by kind in its order, and the ways to new ones. */
export function DeskBannersList({ banners }: { readonly banners: readonly ListedBanner[] }) {
  return (
    <>
      {BANNER_KINDS.map((kind) => (
        <KindOfBanners key={kind} kind={kind} banners={banners.filter((banner) => banner.kind === kind)} />
      ))}
    </>
  );
}

type KindProps = { readonly kind: BannerKind; readonly banners: readonly ListedBanner[] };

function KindOfBanners({ kind, banners }: KindProps) {
  const t = useT('desk-site');
  const stores = useT('desk-stores');
  const { language } = useLocale();
  const title = t(`banners.kind.${kind}`);
  const columns = [
    t('banners.heading'),
    t('banners.state'),
    t('banners.days'),
    stores('missingTexts'),
    t('banners.place'),
  ];
  return (
    <section className="stack-s" aria-labelledby={`banners-${kind}`}>
      <h2 id={`banners-${kind}`}>{title}</h2>
      <p className="hint">{t(`banners.hint.${kind}`)}</p>
      {banners.length > 0 && (
        <DeskTable label={title} columns={columns}>
          {banners.map((banner, at) => (
            <BannerRow key={banner.id} banner={banner} before={banners[at - 1]} after={banners[at + 1]} />
          ))}
        </DeskTable>
      )}
      <p>
        <Link className="btn btn-line" to={pathTo('deskNewBanner', language, { kind })}>
          {t(`banners.new.${kind}`)}
        </Link>
      </p>
    </section>
  );
}

type RowProps = {
  readonly banner: ListedBanner;
  readonly before: ListedBanner | undefined;
  readonly after: ListedBanner | undefined;
};

function BannerRow({ banner, before, after }: RowProps) {
  const t = useT('desk-site');
  const { language } = useLocale();
  const { id, headings, image, starts, ends, state, missing } = banner;
  const name = headings[language] ?? headings.fi ?? Object.values(headings)[0] ?? '–';
  return (
    <tr>
      <th scope="row">
        <Link className="desk-pictured link" to={pathTo('deskBanner', language, { banner: String(id) })}>
          {image && <Picture files={sceneFiles(image.path).slice(0, 1)} alt="" width={96} height={54} />}
          <span>{name}</span>
        </Link>
      </th>
      <td>{t(`banners.state.${state}`)}</td>
      <td>
        {starts || ends ? `${starts ? formatDate(starts) : ''}–${ends ? formatDate(lastMoment(ends)) : ''}` : '–'}
      </td>
      <td className="num">{missing}</td>
      <td>
        <div className="desk-actions">
          {before && <PlaceButton id={id} name={name} beside={before.id} side="before" />}
          {after && <PlaceButton id={id} name={name} beside={after.id} side="after" />}
        </div>
      </td>
    </tr>
  );
}

/** The last moment at which a banner that ends at a time is shown. */
const lastMoment = (end: string): string => new Date(Date.parse(end) - 1).toISOString();

type PlaceProps = {
  readonly id: number;
  readonly name: string;
  readonly beside: number;
  readonly side: 'before' | 'after';
};

function PlaceButton({ id, name, beside, side }: PlaceProps) {
  const t = useT('desk-site');
  const { language } = useLocale();
  return (
    <Form method="post" action={pathTo('deskBanners', language)} preventScrollReset>
      <input type="hidden" name="banner" value={id} />
      <input type="hidden" name="beside" value={beside} />
      <input type="hidden" name="side" value={side} />
      <Button look="line">
        {t(side === 'before' ? 'banners.up' : 'banners.down')} <span className="sr">{name}</span>
      </Button>
    </Form>
  );
}
