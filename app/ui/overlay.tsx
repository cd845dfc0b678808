import { Link, useNavigate } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

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
 * A dialog: centred, a sheet from below on a phone. Without a script it is an open `<dialog>` over a veil that is a link;
 * with one it becomes modal, keeps the focus inside, closes by Escape and gives the focus back.
 */
export function Dialog({ id, title, closeLabel, closeTo, open, wide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.close();
    element.showModal();
    return () => {
      element.close();
      // The dialog has left the page by now, and with it the browser's memory of where the focus was.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);
  if (!open) return null;
  const leave = () => (onClose ? onClose() : navigate(closeTo, { replace: true, preventScrollReset: true }));
  const close = (event: MouseEvent) => {
    if (!onClose) return;
    event.preventDefault();
    onClose();
  };
  return (
    <>
      <Link className="veil" to={closeTo} preventScrollReset aria-hidden="true" onClick={close} tabIndex={-1} />
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
 * A panel from the right. Closed it is a popover that a trigger opens in place; under its own address it stands open,
 * over a veil that is a link.
 */
export function Drawer({ id, title, closeLabel, closeTo, open, footer, children }: DrawerProps) {
  const kind = open ? {} : { popover: 'auto' };
  return (
    <>
      {open && <Link className="veil" to={closeTo} preventScrollReset aria-hidden="true" tabIndex={-1} />}
      <div
        id={id}
        className={classNames('drawer', open && 'is-open')}
        role="dialog"
        aria-labelledby={`${id}-title`}
        {...kind}
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
              document.getElementById(id)?.hidePopover();
            }}
          >
            <Icon name="close" />
          </Link>
        </div>
        <div className="drawer-body">{children}</div>
        {footer && <div className="drawer-foot">{footer}</div>}
      </div>
    </>
  );
}

type OverlayTriggerProps = {
  /** Id of the drawer or popover. */
  readonly target: string;
  /** The page on which it stands open: where the link leads without a script. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Opens a drawer in place, or leads to the page on which it is open. */
export function OverlayTrigger({ target, to, className, children }: OverlayTriggerProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      className={className}
      onClick={(event) => {
        const overlay = document.getElementById(target);
        if (!overlay?.showPopover || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        overlay.showPopover();
        overlay.querySelector<HTMLElement>('a, button, input, summary')?.focus();
      }}
    >
      {children}
    </Link>
  );
}
