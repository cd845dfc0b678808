import { useContext } from 'react';
import { sceneFiles } from '~/features/catalog/scene-files';
import { PHOTO_TYPES } from '~/features/photos/photo-types';
import { useT } from '~/locale/translator';
import { Checkbox } from '~/ui/choice';
import { Field } from '~/ui/field';
import { Picture } from '~/ui/picture';
import { FieldNotesContext, fieldId } from './noted-field';

type PictureFieldProps = {
  /** Field of the saved picture, and of the file that takes its place. */
  readonly name: string;
  readonly file: string;
  /** Empty without a picture. */
  readonly hash: string;
  /** Says that the picture above is the saved one. */
  readonly now: string;
  readonly label: string;
  readonly hint: string;
  /** For a picture that can be left out. */
  readonly removeLabel?: string;
};

/** A picture of the shop: the one that there is, and the file that takes its place. */
export function PictureField({ name, file, hash, now, label, hint, removeLabel }: PictureFieldProps) {
  const t = useT('desk-site');
  const { faults, saved } = useContext(FieldNotesContext);
  const error = faults[name];
  const id = fieldId(name);
  return (
    <div className="stack-s">
      {hash !== '' && <Scene hash={hash} label={now} />}
      {saved[name] && <Scene hash={saved[name]} label={t('banners.pictureSaved')} />}
      <input type="hidden" name={name} value={hash} />
      <div className="desk-form stack-s">
        {hash !== '' && removeLabel && <Checkbox name={`${name}_remove`}>{removeLabel}</Checkbox>}
        <Field id={id} label={label} hint={hint} error={error}>
          <input
            // a file that was saved is not sent once more
            key={hash}
            id={id}
            type="file"
            name={file}
            accept={PHOTO_TYPES}
            className="file-input"
            aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
            aria-invalid={error ? true : undefined}
          />
        </Field>
      </div>
    </div>
  );
}

function Scene({ hash, label }: { readonly hash: string; readonly label: string }) {
  return (
    <figure className="stack-s">
      <Picture
        className="desk-scene"
        files={sceneFiles(`/media/${hash}`).slice(0, 1)}
        alt=""
        width={640}
        height={360}
      />
      <figcaption className="hint">{label}</figcaption>
    </figure>
  );
}
