import { Link, useNavigate } from '@remix-run/react';
import { type PointerEvent, useRef } from 'react';
import { pictureFiles } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { Dialog } from '~/ui/overlay';
import { Picture } from '~/ui/picture';
import { touchGesture } from '~/ui/touch-gesture';
import { useEffectAtCommit } from '~/ui/use-effect-at-commit';
import { wrappedIndex } from '../rules/gallery';
import { numberParam } from '../rules/requested-choice';
import type { ProductState } from '../use-product';

type ImageDialogProps = { readonly name: string; readonly product: ProductState };

/**
 * A full-window picture with its own address (`?image=2`): Escape closes it, arrow keys move and wrap around at both ends.
 * Specification 2 §2.
 */
export function ImageDialog({ name, product: { pictures, search, to } }: ImageDialogProps) {
  const t = useT('product');
  const more = useT('product-more');
  const number = numberParam(search, 'image') ?? 0;
  const picture = pictures[number - 1];
  const total = pictures.length;
  const at = (index: number) => to({ image: String(wrappedIndex(index, Math.max(total, 1)) + 1) });
  const [previous, next] = [at(number - 2), at(number)];
  const ways = picture && total > 1 ? { previous, next } : null;
  useArrowKeys(ways);
  const swipe = useSwipe(ways);
  if (!picture) return null;
  const alt = picture.caption || t('gallery.alt', { name, number, total });
  return (
    <Dialog id="image" title={alt} closeLabel={more('close')} closeTo={to()} open wide>
      <div className={classNames('zoom', !picture.isScene && !picture.isCutOut && 'zoom-blended')} {...swipe}>
        <Picture
          key={picture.path}
          files={pictureFiles(picture, 'stage')}
          alt={alt}
          width={1920}
          height={1920}
          sizes="100vw"
          priority="high"
        />
        {total > 1 && (
          <>
            <Link className="icon-btn prev" to={previous} replace preventScrollReset aria-label={t('gallery.previous')}>
              <Icon name="chevron-left" size="s" />
            </Link>
            <Link className="icon-btn next" to={next} replace preventScrollReset aria-label={t('gallery.next')}>
              <Icon name="chevron-right" size="s" />
            </Link>
            <p className="zoom-place num">{more('gallery.position', { number, total })}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

type Ways = { readonly previous: string; readonly next: string } | null;

/**
 * A swipe to the left shows the next picture, one to the right the previous. Taps, holds and shorter or slanting movements do
 * nothing, nor does a movement on an enlarged part of the picture. Specification 2 §2, §9.
 */
function useSwipe(ways: Ways) {
  const navigate = useNavigate();
  const start = useRef<{ readonly x: number; readonly y: number; readonly at: number } | null>(null);
  const onPointerDown = ({ pointerType, isPrimary, clientX, clientY, timeStamp }: PointerEvent) => {
    const isSwipe = pointerType === 'touch' && isPrimary && (window.visualViewport?.scale ?? 1) <= 1;
    start.current = isSwipe ? { x: clientX, y: clientY, at: timeStamp } : null;
  };
  const onPointerUp = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (!from || !ways) return;
    const gesture = touchGesture(clientX - from.x, clientY - from.y, timeStamp - from.at);
    const target = gesture === 'left' ? ways.next : gesture === 'right' ? ways.previous : undefined;
    if (target) navigate(target, { replace: true, preventScrollReset: true });
  };
  const onPointerCancel = () => {
    start.current = null;
  };
  return { onPointerDown, onPointerUp, onPointerCancel };
}

function useArrowKeys(ways: Ways) {
  const navigate = useNavigate();
  const { previous, next } = ways ?? {};
  // a later effect would miss a key that is pressed as soon as the picture is there
  useEffectAtCommit(() => {
    if (!previous || !next) return;
    const move = ({ key }: KeyboardEvent) => {
      const target = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined;
      if (target) navigate(target, { replace: true, preventScrollReset: true });
    };
    window.addEventListener('keydown', move);
    return () => window.removeEventListener('keydown', move);
  }, [previous, next, navigate]);
}
