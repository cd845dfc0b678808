import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { TransferEvents, TransferFacts, TransferLedger, TransferRows } from '~/features/desk/parts/desk-transfer';
import { TransferMoves } from '~/features/desk/parts/desk-transfer-moves';
import { changeDeskTransfer, loadDeskTransfer } from '~/features/desk/transfers.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'transfers') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskTransfer;
export const action = changeDeskTransfer;

export default function DeskTransferScreen() {
  const { title, isAdmin, transfer } = useLoaderData<typeof loader>();
  const problem = useAnswer<typeof action>()?.problem ?? null;
  return (
    <DeskFrame title={title} page="deskTransfers" isAdmin={isAdmin}>
      <TransferFacts transfer={transfer} />
      <TransferRows transfer={transfer} />
      <TransferMoves transfer={transfer} problem={problem} />
      <TransferEvents transfer={transfer} />
      <TransferLedger transfer={transfer} />
    </DeskFrame>
  );
}
