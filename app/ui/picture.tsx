/** One file of a picture: its address and its width in pixels. */
export type PictureFile = { readonly src: string; readonly width: number };

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
};

/** An image in several widths, from which the browser picks. */
export function Picture({ files, alt, width, height, sizes, priority = 'lazy', className }: PictureProps) {
  const [smallest] = files;
  if (!smallest) return null;
  // React 18 writes the attribute in lower case only when it is given in lower case.
  const urgency = priority === 'high' ? { fetchpriority: 'high' } : {};
  return (
    <img
      src={smallest.src}
      srcSet={files.length > 1 ? files.map((file) => `${file.src} ${file.width}w`).join(', ') : undefined}
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
}
