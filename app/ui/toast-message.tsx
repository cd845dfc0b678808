import { Link } from '@remix-run/react';
import { Icon, type IconName } from './icon';

/** The five kinds of a toast. */
export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'default';

const icons: Record<ToastType, IconName> = {
  success: 'check',
  error: 'alert',
  warning: 'alert',
  info: 'info',
  default: 'info',
};

type ToastMessageProps = {
  readonly type: ToastType;
  readonly text: string;
  readonly action?: { readonly label: string; readonly to: string };
};

/** The content of a toast: shown for ten seconds with scripts, or in the page without. */
export function ToastMessage({ type, text, action }: ToastMessageProps) {
  return (
    <div className={`toast toast-${type}`}>
      <Icon name={icons[type]} />
      <span>{text}</span>
      {action && <Link to={action.to}>{action.label}</Link>}
    </div>
  );
}
