import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** Announces a page's title to screen readers after client-side navigation: browsers announce full page loads only. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const said = useRef(pathname);
  useEffect(() => {
    if (said.current === pathname) return;
    said.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="sr" aria-live="polite">
      {title}
    </p>
  );
}
