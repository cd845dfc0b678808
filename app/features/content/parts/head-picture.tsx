import { Picture } from '~/ui/picture';
import type { StoryPicture } from '../story';

type HeadPictureProps = { readonly picture: StoryPicture; readonly sizes: string; readonly className?: string };

/** The large picture at the head of a page, if it has one. */
export function HeadPicture({ picture: { files }, sizes, className }: HeadPictureProps) {
  if (files.length === 0) return null;
  return (
    <figure className={className}>
      <Picture files={files} alt="" width={1920} height={1080} sizes={sizes} priority="high" />
    </figure>
  );
}
