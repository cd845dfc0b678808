import type { ComponentProps } from 'react';
import { classNames } from '~/ui/class-names';
import { nightSources } from '~/ui/night-sources';
import { Picture } from '~/ui/picture';
import type { StoryPicture } from '../story';

type HeadPictureProps = {
  readonly picture: Pick<StoryPicture, 'files' | 'night'>;
  readonly sizes: string;
  readonly className?: string;
  /** Default: it is at the head of the page. */
  readonly priority?: ComponentProps<typeof Picture>['priority'];
};

/** The picture of a page or of what leads to it, if it has one. Scenes are drawn and cut 16:9. */
export function HeadPicture({ picture: { files, night }, sizes, className, priority = 'high' }: HeadPictureProps) {
  if (files.length === 0) return null;
  return (
    <figure className={classNames(className, night && 'has-night') || undefined}>
      <Picture
        files={files}
        alt=""
        width={1920}
        height={1080}
        sizes={sizes}
        sources={nightSources(night, sizes)}
        priority={priority}
      />
    </figure>
  );
}
