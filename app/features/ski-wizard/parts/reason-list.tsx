import { Icon } from '~/ui/icon';
import type { Reason } from '../wizard-view';
import { useReasonWords } from './reason-words';

/** Why a product suits, then what to know of it. A reason that this version has no words for is left out. */
export function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
  const say = useReasonWords();
  const told = [...reasons].sort((one, other) => Number(one.isCaveat) - Number(other.isCaveat));
  return (
    <ul className="ski-reasons">
      {told.map((reason) => {
        const text = say(reason);
        if (text === null) return null;
        return (
          <li key={reason.kind} className={reason.isCaveat ? 'is-caveat' : undefined}>
            <Icon name={reason.isCaveat ? 'info' : 'check'} size="xs" />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
