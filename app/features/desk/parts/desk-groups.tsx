import { Form } from '@remix-run/react';
import type { DeskPage } from '~/api/desk';
import type { DeskApplication } from '~/api/desk-lists';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { SelectField, TextAreaField, TextField } from '~/ui/field';
import type { GroupProblem } from '../groups.server';
import { DeskPager } from './desk-pager';
import { DeskSearch } from './desk-search';

const STATUSES = ['pending', 'accepted', 'refused', 'expired'] as const;

type DeskGroupsProps = {
  readonly list: DeskPage<DeskApplication>;
  readonly page: number;
  readonly search: string;
  readonly status: string;
  readonly problem: GroupProblem | null;
};

/** Applications of scouts and members of Suomen Latu, each with its decision. */
export function DeskGroups({ list, page, search, status, problem }: DeskGroupsProps) {
  const t = useT('desk-lists');
  const { language } = useLocale();
  return (
    <>
      <DeskSearch action={pathTo('deskGroups', language)} label={t('groups.search')} search={search}>
        <SelectField id="desk-status" name="status" label={t('status')} defaultValue={status} key={`status ${status}`}>
          <option value="">{t('anyStatus')}</option>
          {STATUSES.map((each) => (
            <option key={each} value={each}>
              {t(`groups.status.${each}`)}
            </option>
          ))}
        </SelectField>
      </DeskSearch>
      {list.count === 0 && <EmptyState title={t('groups.none')} />}
      <ul className="desk-cards">
        {list.rows.map((one) => (
          <li key={`${one.email} ${one.group}`}>
            <Application one={one} />
            <GroupDecision
              one={one}
              problem={problem?.email === one.email && problem.group === one.group ? problem : null}
            />
          </li>
        ))}
      </ul>
      <DeskPager screen="deskGroups" page={page} pageCount={list.pageCount} query={{ search, status }} />
    </>
  );
}

function Application({ one }: { readonly one: DeskApplication }) {
  const t = useT('desk-lists');
  const status = STATUSES.find((each) => each === one.status);
  return (
    <article className="stack-s">
      <h2 className="account-card-title">{one.name || one.email}</h2>
      <p>
        {t(`groups.${one.group}`)} · {t('groups.number', { number: one.memberNumber })}
        <br />
        <span className="muted">
          {one.email} · {t('groups.applied', { date: formatDate(one.applied) })}
        </span>
      </p>
      <p>
        <b>{status ? t(`groups.status.${status}`) : one.status}</b>
        {one.validUntil !== null && ` · ${t('groups.until', { date: formatDate(one.validUntil) })}`}
      </p>
    </article>
  );
}

function GroupDecision({ one, problem }: { readonly one: DeskApplication; readonly problem: GroupProblem | null }) {
  const t = useT('desk-lists');
  const { language } = useLocale();
  const id = `${one.group}-${one.email}`;
  return (
    <Form method="post" action={pathTo('deskGroups', language)} className="stack-s">
      <input type="hidden" name="email" value={one.email} />
      <input type="hidden" name="group" value={one.group} />
      <TextField
        id={`until-${id}`}
        name="until"
        type="date"
        label={t('groups.untilField')}
        defaultValue={problem?.until ?? ''}
        error={problem?.text}
      />
      <TextAreaField
        id={`note-${id}`}
        name="note"
        label={t('note')}
        hint={t('groups.noteHint')}
        rows={2}
        maxLength={2000}
        defaultValue={problem?.note}
      />
      <p className="desk-actions">
        <Button look="solid" name="decision" value="accept">
          {t('groups.accept')}
        </Button>
        {one.status !== 'refused' && (
          <Button look="line" name="decision" value="refuse">
            {t('groups.refuse')}
          </Button>
        )}
      </p>
    </Form>
  );
}
