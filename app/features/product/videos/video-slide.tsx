import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Plate, type ShopPicture } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { Icon } from '~/ui/icon';
import { useConsent } from '../consent/use-consent';

type VideoSlideProps = {
  readonly id: string;
  readonly address: string;
  readonly title: string;
  /** The visitor looks at this one. */
  readonly isCurrent: boolean;
  readonly poster: ShopPicture | null;
};

/**
 * A video of the gallery. Nothing of the video service is loaded before the visitor has agreed, in a consent tool or by pressing
 * the video; without scripts that opens the service's own page. Specification 2 §2.
 */
export function VideoSlide({ id, address, title, isCurrent, poster }: VideoSlideProps) {
  const t = useT('product');
  const [isPressed, setPressed] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  const isShown = useConsent() && isCurrent;
  // once loaded it stays, so that it goes on playing while another slide is looked at
  if (isShown && !wasShown) setWasShown(true);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // the pressed link is gone: the focus goes on to what it showed
    if (isPressed) frame.current?.focus();
  }, [isPressed]);
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setPressed(true);
  };
  return (
    <div className="video-slide" id={id}>
      {isPressed || wasShown ? (
        <iframe
          src={address}
          title={title}
          allow="encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          ref={frame}
        />
      ) : (
        <>
          {poster && (
            <span className="video-poster">
              <Plate picture={poster} use="stage" alt="" />
            </span>
          )}
          <a className="video-start" href={address} target="_blank" rel="noopener nofollow" onClick={show}>
            <Icon name="play" />
            <b>{t('videos.show', { title })}</b>
            <small>{t('videos.consent')}</small>
          </a>
        </>
      )}
    </div>
  );
}
