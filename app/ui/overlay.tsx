import { Link, useNavigate } from '@remix-run/react';
import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { useEffectAtCommit } from './use-effect-at-commit';
import { VisuallyHidden } from './visually-hidden';

type OverlayProps = {
  /** Unique on the page; used by triggers. */
  readonly id: string;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Address to go to on closing, if the overlay has its own address: the page without it. */
  readonly closeTo: string;
  /** Open from the start, because its address was requested. */
  readonly open: boolean;
  readonly children: ReactNode;
};

type DialogProps = OverlayProps & {
  readonly wide?: boolean;
  /** On a wide screen with scripts it is a panel at the right edge. */
  readonly aside?: boolean;
  /** Called instead of navigating to `closeTo`, for a dialog opened without an address. */
  readonly onClose?: () => void;
};

/**
 * Makes an open dialog modal, so that the focus stays inside. On closing, the focus returns to the previous element or, if the page
 * was opened with the dialog, to its trigger.
 */
function useModal(dialog: RefObject<HTMLDialogElement>, id: string, open: boolean): void {
  useEffectAtCommit(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement === document.body ? null : document.activeElement;
    element.close();
    element.showModal();
    return () => {
      element.close();
      // The dialog was removed from the page, so the browser does not restore the focus.
      const back = opener?.isConnected ? opener : triggerOf(id);
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [dialog, id, open]);
}

/** The link or button that opens an overlay, when the page has one. */
export function triggerOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[aria-controls="${id}"]`);
}

/**
 * Handlers of a modal dialog, whose backdrop belongs to it: a click beside its box leaves. A press that began inside and ends outside,
 * as when text is selected, is none.
 */
function useClickBeside(leave: () => void) {
  const isPressedBeside = useRef(false);
  const isBeside = ({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean => {
    if (target !== currentTarget) return false;
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      isPressedBeside.current = isBeside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (isPressedBeside.current && isBeside(event)) leave();
      isPressedBeside.current = false;
    },
  };
}

type BackdropProps = { readonly to: string; readonly label: string; readonly onClick?: (event: MouseEvent) => void };

/** The backdrop between an overlay and the page: a click closes the overlay. Its text is for text browsers. */
function Backdrop({ label, ...rest }: BackdropProps) {
  return (
    <Link {...rest} className="veil" preventScrollReset aria-hidden="true" tabIndex={-1}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  );
}

/**
 * A dialog: centred, or a sheet from below on a phone. Without scripts it is an open `<dialog>` over a backdrop that is a link;
 * with scripts it is modal, keeps the focus inside, closes on Escape and then restores the focus.
 */
export function Dialog({
  id,
  title,
  closeLabel,
  closeTo,
  open,
  wide = false,
  aside = false,
  onClose,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const leave = () => (onClose ? onClose() : navigate(closeTo, { replace: true, preventScrollReset: true }));
  const beside = useClickBeside(leave);
  useModal(dialog, id, open);
  if (!open) return null;
  const close = (event: MouseEvent) => {
    if (!onClose) return;
    event.preventDefault();
    onClose();
  };
  return (
    <>
      <Backdrop to={closeTo} label={closeLabel} onClick={close} />
      <dialog
        ref={dialog}
        open
        id={id}
        className={classNames('modal', wide && 'modal-wide', aside && 'modal-aside')}
        aria-labelledby={`${id}-title`}
        onCancel={(event) => {
          event.preventDefault();
          leave();
        }}
        {...beside}
      >
        <div className="modal-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <Link className="icon-btn" to={closeTo} preventScrollReset aria-label={closeLabel} onClick={close}>
            <Icon name="close" />
          </Link>
        </div>
        <div className="modal-in">{children}</div>
      </dialog>
    </>
  );
}

type DrawerProps = OverlayProps & { readonly footer?: ReactNode };

/**
 * A panel from the right, opened by a trigger. On its own address it is open, over a backdrop that is a link. With scripts it is
 * modal in both cases.
 */
export function Drawer({ id, title, closeLabel, closeTo, open, footer, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useModal(dialog, id, open);
  const leave = () => (open ? navigate(closeTo, { replace: true, preventScrollReset: true }) : dialog.current?.close());
  const beside = useClickBeside(leave);
  return (
    <>
      {open && <Backdrop to={closeTo} label={closeLabel} />}
      <dialog
        // removing the `open` attribute of a modal dialog leaves the page inert, so a new element is created instead
        key={String(open)}
        ref={dialog}
        open={open}
        id={id}
        className="drawer"
        aria-labelledby={`${id}-title`}
        onCancel={(event) => {
          event.preventDefault();
          leave();
        }}
        {...beside}
      >
        <div className="drawer-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <Link
            className="icon-btn"
            to={closeTo}
            preventScrollReset
            aria-label={closeLabel}
            onClick={(event) => {
              if (open) return;
              event.preventDefault();
              leave();
            }}
          >
            <Icon name="close" />
          </Link>
        </div>
        <div className="drawer-body">{children}</div>
        {footer && <div className="drawer-foot">{footer}</div>}
      </dialog>
    </>
  );
}

/** Closes a drawer that was opened in place. */
export function closeDrawer(id: string): void {
  const drawer = document.getElementById(id);
  if (drawer instanceof HTMLDialogElement) drawer.close();
}

type OverlayTriggerProps = {
  /** Id of the drawer. */
  readonly target: string;
  /** The page on which it is open: the link's target without scripts. */
  readonly to: string;
  readonly className?: string;
  /** Called before it opens in place. */
  readonly onOpen?: () => void;
  /** The drawer has its content only on the page where it is open. */
  readonly isElsewhere?: boolean;
  readonly children: ReactNode;
};

/** Opens a drawer in the page, or links to the page on which it is open: without scripts, and when it has its content there. */
export function OverlayTrigger({ target, to, className, onOpen, isElsewhere = false, children }: OverlayTriggerProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      className={className}
      aria-controls={target}
      aria-haspopup="dialog"
      onClick={(event) => {
        const drawer = document.getElementById(target);
        if (isElsewhere || !(drawer instanceof HTMLDialogElement) || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onOpen?.();
        drawer.showModal();
      }}
    >
      {children}
    </Link>
  );
}
