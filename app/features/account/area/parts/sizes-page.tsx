import { Form, useNavigation } from '@remix-run/react';
import { sizeText } from 'contract/size-text';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { EmptyState } from '~/ui/empty-state';
import { OptionTile } from '~/ui/option-tile';

/** Max number of characters that fit into the narrowest tile. */
const LONG_SIZE = 4;

type SizesPageProps = {
  /** The size tables of the shop with the person's own sizes. */
  readonly types: readonly {
    readonly slug: string;
    readonly name: string;
    readonly sizes: readonly string[];
    readonly own: readonly string[];
  }[];
  /** Why the sizes were not stored; empty otherwise. */
  readonly text: string;
};

/** The sizes that the person wears, chosen from the shop's size tables. */
export function SizesPage({ types, text }: SizesPageProps) {
  const t = useT('account');
  const { language } = useLocale();
  const isPending = useNavigation().state === 'submitting';
  if (types.length === 0) return <EmptyState title={t('sizes.none')}>{t('sizes.noneText')}</EmptyState>;
  return (
    <Form method="post" action={pathTo('accountSizes', language)} className="area-form">
      {text && <Alert tone="error">{text}</Alert>}
      <p className="muted">{t('sizes.text')}</p>
      {types.map(({ slug, name, sizes, own }) => (
        <fieldset key={slug} className="stack-s">
          <legend className="label">{name}</legend>
          <div className={classNames('size-grid', sizes.some((size) => size.length > LONG_SIZE) && 'size-grid-long')}>
            {sizes.map((size) => (
              <OptionTile
                key={size}
                type="checkbox"
                name={`size.${slug}`}
                value={size}
                defaultChecked={own.includes(size)}
              >
                {sizeText(size, language)}
              </OptionTile>
            ))}
          </div>
        </fieldset>
      ))}
      <p>
        <Button look="primary" name="intent" value="sizes" pending={isPending}>
          {t('save')}
        </Button>
      </p>
    </Form>
  );
}
