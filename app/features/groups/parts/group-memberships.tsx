import { Form, useNavigation } from '@remix-run/react';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import type { GroupRefusal } from '../apply-for-group.server';
import type { GroupView } from '../load-groups.server';

/** Max length of a member number, as in the contract. */
const NUMBER_LENGTH = 20;

type GroupMembershipsProps = {
  readonly groups: readonly GroupView[];
  /** The last application, if it was refused. */
  readonly refusal: GroupRefusal | null;
};

/** The groups of customers with conditions of their own, for the club page: what each is, and how the customer stands in it. */
export function GroupMemberships({ groups, refusal }: GroupMembershipsProps) {
  const t = useT('groups');
  return (
    <section aria-labelledby="groups" className="account-section">
      <h2 id="groups">{t('title')}</h2>
      <p className="muted">{t('text')}</p>
      {groups.map((view) => (
        <Group key={view.group} view={view} refusal={refusal?.group === view.group ? refusal : null} />
      ))}
    </section>
  );
}

type GroupProps = { readonly view: GroupView; readonly refusal: GroupRefusal | null };

function Group({ view: { group, membership }, refusal }: GroupProps) {
  const t = useT('groups');
  return (
    <section aria-labelledby={`group-${group}`} className="group">
      <h3 id={`group-${group}`}>{t(`${group}.name`)}</h3>
      <p>{t(`${group}.condition`)}</p>
      {membership && <State membership={membership} />}
      {membership?.status !== 'accepted' && (
        <Application
          group={group}
          refusal={refusal}
          known={membership?.memberNumber ?? ''}
          isSent={membership?.status === 'pending'}
        />
      )}
    </section>
  );
}

function State({ membership }: { readonly membership: NonNullable<GroupView['membership']> }) {
  const t = useT('groups');
  const { status, memberNumber, validUntil } = membership;
  const date = validUntil ? formatDate(validUntil) : '';
  return (
    <Alert tone={status === 'accepted' ? 'ok' : status === 'pending' ? 'info' : 'warning'}>
      {t(`state.${status}`, { number: memberNumber, date })}
    </Alert>
  );
}

type ApplicationProps = {
  readonly group: GroupView['group'];
  readonly refusal: GroupRefusal | null;
  /** The number of the last application. */
  readonly known: string;
  /** An application waits: its number can be corrected. */
  readonly isSent: boolean;
};

function Application({ group, refusal, known, isSent }: ApplicationProps) {
  const t = useT('groups');
  const { formData, state } = useNavigation();
  return (
    <Form method="post" className="group-form" preventScrollReset>
      <input type="hidden" name="group" value={group} />
      <TextField
        id={`member-number-${group}`}
        name="member_number"
        label={t('number')}
        maxLength={NUMBER_LENGTH}
        autoComplete="off"
        required
        defaultValue={refusal?.number ?? known}
        error={refusal?.error}
      />
      <Button pending={state !== 'idle' && formData?.get('group') === group}>{t(isSent ? 'correct' : 'apply')}</Button>
    </Form>
  );
}
