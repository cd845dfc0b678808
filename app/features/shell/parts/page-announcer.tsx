import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** Says a page's title to screen readers when scripts brought the page: the browser itself says only what it loads. */
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
