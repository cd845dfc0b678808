/** A grey line of the width of what comes, in percent of its place. */
export function SkeletonLine({ width }: { readonly width: 30 | 45 | 80 }) {
  return <span className={`skel skel-line skel-${width}`} aria-hidden="true" />;
}
