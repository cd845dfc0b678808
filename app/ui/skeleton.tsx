/** A grey placeholder line; the width in percent. */
export function SkeletonLine({ width }: { readonly width: 30 | 45 | 80 }) {
  return <span className={`skel skel-line skel-${width}`} aria-hidden="true" />;
}
