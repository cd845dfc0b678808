import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import {
  addPasskey,
  type PasskeyStep,
  readOwnPasskeys,
  removePasskey,
  renamePasskey,
  requirePasskey,
} from '~/api/passkeys';
import { formatDate } from '~/locale/dates';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { loadAccountPage } from '../area/account-page.server';
import { problemOf } from './passkey-refusal.server';
import { readCredential } from './read-credential';
import { requireLogIn } from './require-log-in.server';

/** The person's passkeys, below the account's page on security. */
export const loadPasskeys = (args: LoaderFunctionArgs) =>
  loadAccountPage(args, 'accountSecurity', async ({ api, t }) => {
    const { passkeys, needsPasskey, confirmBy } = await readOwnPasskeys(api);
    return {
      heading: t('passkeys')('title'),
      needsPasskey,
      confirmBy,
      passkeys: passkeys.map(({ created, lastUsed, ...passkey }) => ({
        ...passkey,
        created: formatDate(created),
        lastUsed: lastUsed === null ? null : formatDate(lastUsed),
      })),
    };
  });
export type PasskeysContent = NonNullable<Awaited<ReturnType<typeof loadPasskeys>>['data']['content']>;

/** Why a form is shown again: `form` is `add`, `require`, or the id of a passkey. */
export type RefusedChange = {
  readonly form: string;
  readonly field: 'name' | 'password' | 'form';
  readonly text: string;
};

const MAX_NAME = 100;

/** Changes the person's passkeys: `intent` is `add`, `rename`, `remove` or `require` (with `value` `on` or `off`). */
export async function changePasskeys(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const { api, t } = context;
  const form = await readForm(args.request);
  const text = (field: string) => String(form.get(field) ?? '');
  const [id, name, password] = [text('id'), text('name').trim(), text('password')];
  const isName = name.length <= MAX_NAME && /[^\p{C}\p{Z}]/u.test(name);
  const wrongName = (where: string) =>
    data<RefusedChange>({ form: where, field: 'name', text: t('passkeys')('error.name') }, 400);
  switch (text('intent')) {
    case 'add': {
      const answer = readCredential(form);
      if (!isName) return wrongName('add');
      if (!answer) return data<RefusedChange>({ form: 'add', field: 'form', text: t('passkeys')('unsupported') }, 400);
      return finish(context, 'add', 'done.added', await orErrorPage(addPasskey(api, { ...answer, name })));
    }
    case 'rename':
      if (!isName) return wrongName(id);
      return finish(context, id, 'done.renamed', await orErrorPage(renamePasskey(api, id, name)));
    case 'remove':
      return finish(context, id, 'done.removed', await orErrorPage(removePasskey(api, id, password)));
    default: {
      const isOn = text('value') === 'on';
      const step = await orErrorPage(requirePasskey(api, isOn, password));
      return finish(context, 'require', isOn ? 'done.on' : 'done.off', step);
    }
  }
}

type Done = 'done.added' | 'done.renamed' | 'done.removed' | 'done.on' | 'done.off';

/** Back to the list with a message, or the form again. */
function finish(context: ShopContext, form: string, done: Done, step: PasskeyStep<undefined>) {
  const { language, t } = context;
  if (step.kind === 'loggedOut') throw requireLogIn(context);
  if (step.kind === 'done')
    throw redirectWithToast(pathTo('accountPasskeys', language), { type: 'success', text: t('passkeys')(done) });
  const { text, isPassword, status, headers } = problemOf(context, step);
  return data<RefusedChange>(
    { form, field: isPassword ? 'password' : 'form', text },
    { status, headers: { ...headers } },
  );
}
