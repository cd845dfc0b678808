import { Form } from '@remix-run/react';
import { CODES_PAGE } from 'contract/company-gift-codes';
import type { GiftCodeLine } from '~/api/company-gifts';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { queryString } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { Pagination } from '~/ui/pagination';
import type { CategoryData } from '../edit-category.server';

type CodeTableProps = {
  readonly codes: NonNullable<CategoryData['codes']>;
  readonly here: string;
  /** Where the list is as a file. */
  readonly fileTo: string;
};

const STATES = ['free', 'waiting', 'out', 'used', 'void'] as const;
const stateOf = (state: string) => STATES.find((each) => each === state) ?? 'free';

/** The codes of a page: who has them, and what became of them. */
export function CodeTable({ codes: { list, page }, here, fileTo }: CodeTableProps) {
  const t = useT('gift-manage');
  const { codes, count } = list;
  if (count === 0) return null;
  const labels = { nav: t('list'), previous: t('list.previous'), next: t('list.next') };
  return (
    <div className="stack-s">
      <h3 id="gift-list">{t('list')}</h3>
      <p>
        <a className="link" href={fileTo} download>
          {t('list.file')}
        </a>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
      <section className="desk-table" aria-labelledby="gift-list" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('list.code')}</th>
              <th scope="col">{t('list.email')}</th>
              <th scope="col">{t('list.state')}</th>
              <th scope="col">{t('list.tries')}</th>
              <th scope="col">{t('list.acts')}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map((code) => (
              <CodeRow key={code.id} code={code} here={here} />
            ))}
          </tbody>
        </table>
      </section>
      <Pagination
        page={page}
        pageCount={Math.ceil(count / CODES_PAGE)}
        to={(number) => `${here}${queryString({ page: String(number) })}#codes`}
        labels={labels}
      />
    </div>
  );
}

function CodeRow({ code, here }: { readonly code: GiftCodeLine; readonly here: string }) {
  const t = useT('gift-manage');
  const { id, hint, email, used, mailed, tries } = code;
  const state = stateOf(code.state);
  const time = used ?? mailed;
  const name = email || (hint ? `•••• ${hint}` : '–');
  return (
    <tr>
      <td className="num">{hint ? `•••• ${hint}` : '–'}</td>
      <td>{email || '–'}</td>
      <td>
        {t(`code.${state}`)}
        {time && <span className="small muted"> {formatDateTime(time)}</span>}
      </td>
      <td className="num">{tries}</td>
      <td>
        <Form method="post" action={here} className="desk-actions">
          <input type="hidden" name="code" value={id} />
          {state === 'out' && email !== '' && (
            <Button size="s" look="quiet" name="intent" value="resend">
              {t('resend')} <span className="sr">{name}</span>
            </Button>
          )}
          {state !== 'used' && state !== 'void' && (
            <Button size="s" look="quiet" name="intent" value="void">
              {t('void')} <span className="sr">{name}</span>
            </Button>
          )}
        </Form>
      </td>
    </tr>
  );
}
