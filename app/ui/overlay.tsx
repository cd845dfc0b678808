import { Link, useNavigate } from '@remix-run/react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

type OverlayProps = {
  /** Unique on the page; a trigger names it. */
  readonly id: string;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Where closing leads when the overlay has an address of its own: the page without it. */
  readonly closeTo: string;
  /** Open from the start, because its address was asked for. */
  readonly open: boolean;
  readonly children: ReactNode;
};

type DialogProps = OverlayProps & {
  readonly wide?: boolean;
  /** Called instead of following `closeTo`, for a dialog opened without an address. */
  readonly onClose?: () => void;
};

/**
 * Makes a dialog that stands open modal: it keeps the focus inside. When it goes the focus returns to where it was, or to
 * the dialog's trigger when the page was opened with it.
 */
function useModal(dialog: RefObject<HTMLDialogElement>, id: string, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement === document.body ? null : document.activeElement;
    element.close();
    element.showModal();
    return () => {
      element.close();
      // The dialog has left the page by now, and with it the browser's memory of where the focus was.
      const back = opener?.isConnected ? opener : triggerOf(id);
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [dialog, id, open]);
}

/** The link or button that opens an overlay, when the page has one. */
export function triggerOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[aria-controls="${id}"]`);
}

type VeilProps = { readonly to: string; readonly label: string; readonly onClick?: (event: MouseEvent) => void };

/** What lies over the page behind an overlay: a press leaves it. Its words are for text browsers, which see no veil. */
function Veil({ label, ...rest }: VeilProps) {
  return (
    <Link {...rest} className="veil" preventScrollReset aria-hidden="true" tabIndex={-1}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  );
}

/**
 * A dialog: centred, a sheet from below on a phone. Without a script it is an open `<dialog>` over a veil that is a link;
 * with one it becomes modal, keeps the focus inside, closes by Escape and gives the focus back.
 */
export function Dialog({ id, title, closeLabel, closeTo, open, wide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useModal(dialog, id, open);
  if (!open) return null;
  const leave = () => (onClose ? onClose() : navigate(closeTo, { replace: true, preventScrollReset: true }));
  const close = (event: MouseEvent) => {
    if (!onClose) return;
    event.preventDefault();
    onClose();
  };
  return (
    <>
      <Veil to={closeTo} label={closeLabel} onClick={close} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself, reported by onCancel */}
      <dialog
        ref={dialog}
        open
        id={id}
        className={classNames('modal', wide && 'modal-wide')}
        aria-labelledby={`${id}-title`}
        onCancel={(event) => {
          event.preventDefault();
          leave();
        }}
        onClick={(event) => event.target === dialog.current && leave()}
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
 * A panel from the right. Closed it is a dialog that a trigger opens in place; under its own address it stands open, over a
 * veil that is a link. With a script it is modal either way.
 */
export function Drawer({ id, title, closeLabel, closeTo, open, footer, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useModal(dialog, id, open);
  const leave = () => (open ? navigate(closeTo, { replace: true, preventScrollReset: true }) : dialog.current?.close());
  return (
    <>
      {open && <Veil to={closeTo} label={closeLabel} />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself, reported by onCancel */}
      <dialog
        // a modal dialog whose `open` attribute is taken away keeps the page inert: it is another element instead
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
        onClick={(event) => event.target === dialog.current && leave()}
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
  /** The page on which it stands open: where the link leads without a script. */
  readonly to: string;
  readonly className?: string;
  /** Called before it opens in place. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

/** Opens a drawer in place, or leads to the page on which it is open. */
export function OverlayTrigger({ target, to, className, onOpen, children }: OverlayTriggerProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      className={className}
      aria-controls={target}
      aria-haspopup="dialog"
      onClick={(event) => {
        const drawer = document.getElementById(target);
        if (!(drawer instanceof HTMLDialogElement) || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onOpen?.();
        drawer.showModal();
      }}
    >
      {children}
    </Link>
  );
}
