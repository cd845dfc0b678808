import type { TransferRequest } from '~/api/checked-transfer';
import { lateCode } from '~/rendering/late-code';
import { LatePart } from '~/rendering/late-part';
import type { Till } from '../till.server';

const tillBar = await lateCode(async () => (await import('./till')).TillBar, '.till');
const transferNotice = await lateCode(async () => (await import('./transfer')).TransferNotice, '.transfer-notice');

/** The staff's part of the cart page; nobody else's page fetches its code. */
export const LateTillBar = ({ till }: { readonly till: Till }) => (
  <LatePart code={tillBar} props={{ till }} basis={[till]} />
);

/** The transfer that staff collects for; nobody else's page fetches its code. */
export const LateTransferNotice = ({ transfer }: { readonly transfer: TransferRequest }) => (
  <LatePart className="transfer-notice" code={transferNotice} props={{ transfer }} basis={[transfer]} />
);
