import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useEffectAtCommit } from '~/ui/use-effect-at-commit';
import { type MarkupKey, useCachedMarkup } from './cached-markup';
import type { LateCode } from './late-code';
import { lacksConnection } from './unreachable-code';

type LatePartProps<Props> = {
  readonly code: LateCode<Props>;
  readonly props: Props;
  /** What the markup depends on; when one of these changes, the part is rendered again. */
  readonly basis: readonly unknown[];
  /** Selector of what works better with scripts, inside the part or (`:scope`) the part itself: its code comes when it is near. */
  readonly near?: string;
  /** It has no behaviour of its own: its code is needed only when it changes. */
  readonly isStill?: boolean;
  /** Under which the server keeps the markup; without it the part is rendered for each page. */
  readonly cacheKey?: MarkupKey;
  readonly className?: string;
};

/** Distance from the screen at which what needs scripts comes to life: one screen. */
const NEAR = '100% 0px';

/**
 * Waits until a part is needed: the pointer or the focus comes into it, or something in it that works better with scripts comes near
 * the screen.
 * @returns a function that stops waiting
 */
function whenNeeded(place: HTMLElement, near: string | undefined, wake: () => void): () => void {
  const stop = new AbortController();
  for (const name of ['pointerover', 'pointerdown', 'focusin']) {
    place.addEventListener(name, wake, { signal: stop.signal, passive: true });
  }
  const watcher = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && wake(), {
    rootMargin: NEAR,
  });
  const alive = near === ':scope' ? [place] : near ? place.querySelectorAll(near) : [];
  for (const element of alive) watcher.observe(element);
  return () => {
    stop.abort();
    watcher.disconnect();
  };
}

/** Loads code. Without a connection a part stays as the server sent it. @returns whether it is there */
async function loadedUnlessOffline({ load }: Pick<LateCode<never>, 'load'>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch (error) {
    if (!lacksConnection(error)) throw error;
    return false;
  }
}

/** Resolves once nothing in the part is being pressed: its elements are about to be replaced. */
async function released(place: HTMLElement): Promise<void> {
  while (place.matches(':active')) {
    await new Promise((resolve) => window.addEventListener('pointerup', resolve, { once: true }));
    // the click comes after the release
    await new Promise((resolve) => setTimeout(resolve));
  }
}

type Trace = {
  readonly place: number;
  readonly tag: string;
  readonly isOpen: boolean;
  readonly scrolled: number;
  /** What was typed or chosen; undefined for nothing. */
  readonly typed: string | undefined;
  readonly hasFocus: boolean;
};

/** What somebody has done in a part: opened details, scrolled a row sideways, typed, gone to an element. */
function tracesIn(part: HTMLElement): readonly Trace[] {
  return [...part.querySelectorAll('*')].flatMap((element, place) => {
    const isOpen = element instanceof HTMLDetailsElement && element.open;
    const { tagName: tag, scrollLeft: scrolled } = element;
    const hasFocus = element === document.activeElement;
    const isTyped = element instanceof HTMLInputElement && element.value !== element.defaultValue;
    const typed = isTyped || element instanceof HTMLSelectElement ? element.value : undefined;
    const isTraced = isOpen || scrolled > 0 || typed !== undefined || hasFocus;
    return isTraced ? [{ place, tag, isOpen, scrolled, typed, hasFocus }] : [];
  });
}

/** Does the same again in the same markup. */
function repeat(traces: readonly Trace[], part: HTMLElement): void {
  const elements = part.querySelectorAll<HTMLElement>('*');
  for (const { place, tag, isOpen, scrolled, typed, hasFocus } of traces) {
    const element = elements[place];
    if (element?.tagName !== tag) continue;
    if (element instanceof HTMLDetailsElement) element.open = isOpen;
    if ((element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && typed !== undefined)
      element.value = typed;
    if (scrolled > 0) element.scrollLeft = scrolled;
    if (hasFocus) element.focus({ preventScroll: true });
  }
}

/**
 * A part of a page that is not needed for its first screen. The browser keeps the server's markup of it, which works like a page
 * without scripts, and loads its code when it is needed: when somebody touches it, when it changes, or when what is found by `near`
 * comes near the screen. Then the same elements are rendered again, with their behaviour; the focus stays, and what was opened and
 * typed. Its fields are text fields that keep their own text. A page that the browser makes itself loads the code before.
 *
 * A suspended boundary would not do: React gives up its markup at the first change of any context above it, and the router changes
 * its own with each request.
 */
export function LatePart<Props extends object>(given: LatePartProps<Props>) {
  const { code, props, basis, near, isStill = false, className, cacheKey } = given;
  const place = useRef<HTMLDivElement>(null);
  const traces = useRef<readonly Trace[]>([]);
  const [Content, setContent] = useState<ComponentType<Props> | undefined>(() => code.component);
  const [sent] = useState(basis);
  const isChanged = sent.some((value, index) => !Object.is(value, basis[index]));
  useEffect(() => {
    const part = place.current;
    if (Content || !part) return undefined;
    let isGone = false;
    const wake = async () => {
      if (!(await loadedUnlessOffline(code))) return;
      await released(part);
      if (isGone) return;
      traces.current = tracesIn(part);
      setContent(() => code.component);
    };
    if (isChanged || part.firstChild === null) void wake();
    const stop = isStill ? undefined : whenNeeded(part, near, wake);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [Content, code, near, isStill, isChanged]);
  useEffectAtCommit(() => {
    if (Content && place.current) repeat(traces.current, place.current);
    traces.current = [];
  }, [Content]);
  if (Content && cacheKey)
    return <CachedPart className={className} cacheKey={cacheKey} content={Content} props={props} />;
  if (Content) {
    return (
      <div className={className} ref={place}>
        <Content {...props} />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: React leaves the server's markup alone
  return <div className={className} ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

type CachedPartProps<Props> = {
  readonly className: string | undefined;
  readonly cacheKey: MarkupKey;
  readonly content: ComponentType<Props>;
  readonly props: Props;
};

function CachedPart<Props extends object>({ className, cacheKey, content, props }: CachedPartProps<Props>) {
  return <div className={className} {...useCachedMarkup(cacheKey, content, props)} />;
}
