import { PHOTO_LIMITS } from 'contract/complaint-status';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Checkbox } from '~/ui/choice';
import { Field, FieldError } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { ProgressLine } from '~/ui/progress';
import { photoError } from '../photo-error';
import { PHOTO_TYPES } from '../photo-types';
import { usePhotoUpload } from './use-photo-upload';

type PhotoFieldsProps = {
  /** Names of photographs that were sent before. */
  readonly photos: readonly string[];
  readonly error: string | undefined;
  /** Told while a photograph is being sent. */
  readonly onBusy: (isBusy: boolean) => void;
};

/**
 * The photographs of a form: those that were sent, each with a box to remove it, and a field for more. With scripts they are sent as
 * they are chosen, with a progress bar; without, with the form.
 */
export function PhotoFields({ photos, error, onBusy }: PhotoFieldsProps) {
  const t = useT('photos');
  const common = useT('common');
  const { language } = useLocale();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const bytes = useRef(0);
  const { sending, send } = usePhotoUpload(pathTo('complaintPictures', language), (file, result) => {
    if ('id' in result) setAdded((before) => [...before, result.id]);
    // the shop's answer names the file already
    else setProblems((before) => [...before, result.problem || labelled(common, file.name, t('error.upload'))]);
  });
  const isBusy = sending !== null;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const shown = [...new Set([...photos, ...added])];
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    const sizes = files.map(({ size }) => size);
    const before = bytes.current;
    const code = photoError([...sizes, ...(before > 0 ? [before] : [])], shown.length - (before > 0 ? 1 : 0));
    setProblems(code ? [t(code, { max: PHOTO_LIMITS.count })] : []);
    // what was chosen is sent now, or not at all
    currentTarget.value = '';
    if (code) return;
    bytes.current += sizes.reduce((sum, size) => sum + size, 0);
    send(files);
  };
  const wrong = [...(error ? [error] : []), ...problems].join('\n') || undefined;
  return (
    <div className="complaint-photo-fields">
      {shown.length > 0 && <SentPhotos photos={shown} />}
      <Field id="images" label={t('photos')} hint={t('photos.hint', { max: PHOTO_LIMITS.count })}>
        <Drop isWrong={wrong !== undefined} onChange={choose} />
      </Field>
      {sending && (
        <p role="status" className="stack-s">
          {t('photos.sending', { name: sending.name })}
          <ProgressLine value={sending.sent} max={sending.size} label={t('photos.sending', { name: sending.name })} />
        </p>
      )}
      {wrong && (
        <div role="alert">
          <FieldError id="images-error">{wrong}</FieldError>
        </div>
      )}
    </div>
  );
}

type DropProps = { readonly isWrong: boolean; readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void };

/** Where photographs are chosen or dropped: our words, with the browser's field over them where scripts run, else alone. */
function Drop({ isWrong, onChange }: DropProps) {
  const t = useT('photos');
  return (
    <div className="drop">
      <span className="drop-words" aria-hidden="true">
        <Icon name="camera" />
        <b>{t('photos.choose')}</b> <span>{t('photos.drop')}</span>
      </span>
      <input
        id="images"
        type="file"
        name="images"
        multiple
        accept={PHOTO_TYPES}
        className="file-input"
        aria-describedby={isWrong ? 'images-error images-hint' : 'images-hint'}
        aria-invalid={isWrong ? true : undefined}
        onChange={onChange}
      />
    </div>
  );
}

function SentPhotos({ photos }: { readonly photos: readonly string[] }) {
  const t = useT('photos');
  const { language } = useLocale();
  return (
    <fieldset className="stack-s">
      <legend className="label">{t('photos.kept')}</legend>
      <ul className="files">
        {photos.map((name, index) => (
          <li key={name} className="file">
            <span className="plate plate-scene">
              <img
                src={pathTo('complaintPicture', language, { token: name }, { size: 'small' })}
                alt=""
                width={56}
                height={56}
              />
            </span>
            <span>{t('photos.one', { number: index + 1 })}</span>
            <input type="hidden" name="picture" value={name} />
            <Checkbox name="remove" value={name}>
              {t('photos.remove')} <span className="sr">{t('photos.one', { number: index + 1 })}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
