import { classNames } from '~/ui/class-names';
import { nightSources } from '~/ui/night-sources';
import { Picture } from '~/ui/picture';
import type { StoryPicture } from '../story';

type HeadPictureProps = { readonly picture: StoryPicture; readonly sizes: string; readonly className?: string };

/** The large picture at the head of a page, if it has one. */
export function HeadPicture({ picture: { files, night }, sizes, className }: HeadPictureProps) {
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
        priority="high"
      />
    </figure>
  );
}
