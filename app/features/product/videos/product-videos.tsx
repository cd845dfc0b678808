import { type MouseEvent, useState } from 'react';
import { useT } from '~/locale/translator';
import { Icon } from '~/ui/icon';

type ProductVideosProps = {
  readonly name: string;
  /** Addresses of players on video services. */
  readonly videos: readonly string[];
};

/**
 * Videos of a product. Nothing of the video service is loaded before a visitor agrees, by pressing a video; without scripts
 * that opens the service's own page. Specification 2 §2.
 */
export function ProductVideos({ name, videos }: ProductVideosProps) {
  const t = useT('product');
  if (videos.length === 0) return null;
  return (
    <section id="videos">
      <h2>{t('videos.heading')}</h2>
      <div className="videos">
        {videos.map((video, index) => (
          <Video
            key={video}
            address={video}
            title={t('videos.title', { name, number: index + 1, total: videos.length })}
          />
        ))}
      </div>
      <p className="small muted">{t('videos.consent')}</p>
    </section>
  );
}

type VideoProps = { readonly address: string; readonly title: string };

function Video({ address, title }: VideoProps) {
  const t = useT('product');
  const [isShown, setShown] = useState(false);
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setShown(true);
  };
  if (isShown)
    return (
      <iframe
        className="video"
        src={address}
        title={title}
        allow="encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        // the pressed link is gone: the focus goes on to what it showed
        ref={(frame) => frame?.focus()}
      />
    );
  return (
    <a className="video video-start" href={address} target="_blank" rel="noopener nofollow" onClick={show}>
      <Icon name="play" />
      <span>{t('videos.show', { title })}</span>
    </a>
  );
}
