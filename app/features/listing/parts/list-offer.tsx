import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { nightSources } from '~/ui/night-sources';
import { Picture, type PictureFile } from '~/ui/picture';
import { ArrowLink, type LinkTarget } from '~/ui/text-link';

export type ListOfferProps = {
  readonly title: string;
  readonly text: string;
  /** What happens one after the other, in place of a text. */
  readonly steps?: readonly string[];
  /** What to do about it, and where to read on; null where that is all. */
  readonly action: LinkTarget;
  readonly more: LinkTarget | null;
  /** Of a landscape, 16:9; empty without one. */
  readonly files: readonly PictureFile[];
  /** What takes their place on dark screens. */
  readonly night?: readonly PictureFile[];
};

const SIZES = '(min-width: 68rem) 48vw, (min-width: 48rem) 64vw, 94vw';

/** An item at the end of a list's grid that is no product: it fills what is left of the last row, and screen readers count it. */
export function ListOffer({ title, text, steps, action, more, files, night }: ListOfferProps) {
  return (
    <li className={classNames('grid-offer', night && 'has-night')}>
      {files.length > 0 && (
        <Picture files={files} alt="" width={1920} height={1080} sizes={SIZES} sources={nightSources(night, SIZES)} />
      )}
      <div>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        {steps && (
          <ol className="grid-steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <div className="row">
          <ButtonLink look="solid" to={action.to}>
            {action.label}
          </ButtonLink>
          {more && <ArrowLink to={more.to}>{more.label}</ArrowLink>}
        </div>
      </div>
    </li>
  );
}
