/** One file of a picture: its address and its width in pixels. */
export type PictureFile = { readonly src: string; readonly width: number };

/** Another picture for some screens: a media query and its files. */
export type PictureSource = { readonly media: string; readonly files: readonly PictureFile[]; readonly sizes: string };

type PictureProps = {
  /** Smallest first; the first is the fallback. */
  readonly files: readonly PictureFile[];
  /** Empty for decorative pictures. */
  readonly alt: string;
  /** The aspect ratio of the box, so that the layout does not shift when the picture loads. */
  readonly width: number;
  readonly height: number;
  /** The displayed width, as in the `sizes` attribute. */
  readonly sizes?: string;
  /** `high` for the main picture, `eager` for others in the first viewport. */
  readonly priority?: 'high' | 'eager' | 'lazy';
  readonly className?: string;
  /** Pictures that take its place where their media query matches, the first that does. */
  readonly sources?: readonly PictureSource[];
};

const srcSetOf = (files: readonly PictureFile[]) => files.map((file) => `${file.src} ${file.width}w`).join(', ');

/** An image in several widths, from which the browser picks. */
export function Picture({ files, alt, width, height, sizes, priority = 'lazy', className, sources }: PictureProps) {
  const [smallest] = files;
  if (!smallest) return null;
  // React 18 writes the attribute in lower case only when it is given in lower case.
  const urgency = priority === 'high' ? { fetchpriority: 'high' } : {};
  const image = (
    <img
      src={smallest.src}
      srcSet={files.length > 1 ? srcSetOf(files) : undefined}
      sizes={files.length > 1 ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority === 'lazy' ? 'lazy' : undefined}
      decoding={priority === 'lazy' ? 'async' : undefined}
      className={className}
      {...urgency}
    />
  );
  if (!sources || sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.media} media={source.media} srcSet={srcSetOf(source.files)} sizes={source.sizes} />
      ))}
      {image}
    </picture>
  );
}
