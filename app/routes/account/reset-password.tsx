import { loadResetPassword, resetPassword } from '~/features/account/registration/mailed-link.server';
import { ResetPasswordPage } from '~/features/account/registration/parts/mailed-link-pages';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('register') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadResetPassword;
export const action = resetPassword;

export default function ResetPasswordScreen() {
  return <ResetPasswordPage answer={useAnswer<typeof action>()} />;
}
