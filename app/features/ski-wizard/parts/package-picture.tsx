import { pictureFiles } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { classNames } from '~/ui/class-names';
import { Picture } from '~/ui/picture';
import { PARTS, type Part } from '../rules/steps';
import type { WizardData } from '../wizard-view';

/** Outlines of what is not chosen yet, drawn in one line. */
const OUTLINES: Readonly<Record<Part, string>> = {
  skis: 'M34 8c-5 0-7 6-7 14v64c0 5 3 8 7 8s7-3 7-8V22c0-8-2-14-7-14Zm32 0c-5 0-7 6-7 14v64c0 5 3 8 7 8s7-3 7-8V22c0-8-2-14-7-14Z',
  bindings: 'M14 62h72M20 62V48c0-4 3-6 8-6h8v20M80 62V40l-8-8h-8v30M36 54h28',
  boots: 'M34 12h30l-3 40c0 4 3 6 8 8l14 6c4 2 5 5 5 12v10H30V70c0-10 4-20 4-30V12Zm-4 66h58M33 26h30M33 40h28',
};

/** The package as it grows: the pictures of what is chosen, and outlines of the rest, on one plate. */
export function PackagePicture({ data }: { readonly data: WizardData }) {
  const t = useT('ski-wizard');
  const names = PARTS.flatMap((part) => {
    const product = data.chosen[part];
    return product ? [`${product.brand} ${product.name}`.trim()] : [];
  });
  const label = names.length === 0 ? t('pictureEmpty') : t('picture', { parts: names.join(', ') });
  return (
    <div className="ski-picture" role="img" aria-label={label}>
      {PARTS.map((part) => (
        <PartPicture key={part} data={data} part={part} />
      ))}
    </div>
  );
}

function PartPicture({ data, part }: { readonly data: WizardData; readonly part: Part }) {
  const product = data.chosen[part];
  const files = product?.picture ? pictureFiles(product.picture, 'line') : [];
  const isIncluded = part === 'bindings' && data.chosen.skis?.hasBindings;
  if (isIncluded) return null;
  return (
    <span className={classNames('ski-picture-part', `is-${part}`)}>
      {files.length > 0 ? (
        <Picture files={files} alt="" width={320} height={320} sizes="12rem" priority="eager" />
      ) : (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <path d={OUTLINES[part]} />
        </svg>
      )}
    </span>
  );
}
