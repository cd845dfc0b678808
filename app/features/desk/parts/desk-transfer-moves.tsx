import { Form } from '@remix-run/react';
import { MAX_QUANTITY } from 'contract/cart-limits';
import type { ReactNode } from 'react';
import type { Transfer, TransferRow } from '~/api/transfers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextAreaField, TextField } from '~/ui/field';
import type { MoveName, TransferProblem } from '../transfers.server';

type MovesProps = { readonly transfer: Transfer; readonly problem: TransferProblem | null };

/** What can be done with a transfer now: the next step, and cancelling it before it has left. */
export function TransferMoves({ transfer, problem }: MovesProps) {
  const { status } = transfer;
  const isHere = status === 'requested' || status === 'picking';
  const given = { transfer, problem };
  return (
    <>
      {problem && !canMove(problem.move, status) && <Alert tone="error">{problem.text}</Alert>}
      {status === 'requested' && <MoveForm {...given} move="pick" />}
      {status === 'picking' && (
        <MoveForm {...given} move="send">
          <UnitFields {...given} kinds={['sent']} />
        </MoveForm>
      )}
      {status === 'sent' && (
        <MoveForm {...given} move="receive">
          <UnitFields {...given} kinds={['received', 'damaged']} />
        </MoveForm>
      )}
      {isHere && <MoveForm {...given} move="cancel" />}
    </>
  );
}

const canMove = (move: MoveName, status: Transfer['status']): boolean =>
  ({
    pick: status === 'requested',
    send: status === 'picking',
    receive: status === 'sent',
    cancel: status === 'requested' || status === 'picking',
  })[move];

type MoveFormProps = MovesProps & { readonly move: MoveName; readonly children?: ReactNode };

function MoveForm({ transfer: { number, status }, problem, move, children }: MoveFormProps) {
  const t = useT('transfers');
  const { language } = useLocale();
  const own = problem?.move === move ? problem : null;
  return (
    <section className="stack-s" aria-labelledby={`transfer-${move}`}>
      <h2 id={`transfer-${move}`}>{t(`${move}.title`)}</h2>
      <p className="muted">{t(`${move}.text`)}</p>
      {own && <Alert tone="error">{own.text}</Alert>}
      <Form
        method="post"
        action={pathTo('deskTransfer', language, { number })}
        className="stack-s desk-form"
        key={`${move} ${status}`}
      >
        <input type="hidden" name="move" value={move} />
        <input type="hidden" name="from" value={status} />
        {children}
        <TextAreaField
          id={`note-${move}`}
          name="note"
          label={t('note')}
          hint={t('noteHint')}
          rows={2}
          maxLength={2000}
          defaultValue={own?.note}
        />
        <p className="desk-actions">
          <Button look={move === 'cancel' ? 'line' : 'solid'}>{t(`${move}.do`)}</Button>
        </p>
      </Form>
    </section>
  );
}

type Kind = 'sent' | 'received' | 'damaged';
type UnitFieldsProps = MovesProps & { readonly kinds: readonly Kind[] };

/** The units of each row: as they were put aside or sent, until somebody says otherwise. */
function UnitFields({ transfer: { rows }, problem, kinds }: UnitFieldsProps) {
  const t = useT('transfers');
  const labels = { sent: t('sent'), received: t('received'), damaged: t('damaged') };
  return rows.map((row) => (
    <fieldset key={row.id} className="transfer-units">
      <legend>
        {[row.name, row.choice].filter(Boolean).join(' · ')}{' '}
        <span className="muted small">
          {kinds.includes('sent')
            ? row.held < row.amount && t('short', { held: row.held, amount: row.amount })
            : t('receive.sent', { count: row.sent ?? 0 })}
        </span>
      </legend>
      {kinds.map((kind) => {
        const name = `${kind}.${row.id}`;
        return (
          <TextField
            key={kind}
            id={`${kind}-${row.id}`}
            name={name}
            label={labels[kind]}
            type="number"
            inputMode="numeric"
            min={0}
            max={kind === 'sent' ? row.amount : MAX_QUANTITY}
            required
            autoComplete="off"
            defaultValue={problem?.typed[name] ?? expected(kind, row)}
            error={problem?.wrong.includes(name) ? t('amountWrong') : undefined}
          />
        );
      })}
    </fieldset>
  ));
}

const expected = (kind: Kind, { held, sent }: TransferRow): number =>
  ({ sent: held, received: sent ?? 0, damaged: 0 })[kind];
