import { useT } from '~/locale/translator';
import { Alert, ErrorSummary } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { showToast } from '~/ui/show-toast';
import { ToastMessage, type ToastType } from '~/ui/toast-message';
import { type GuideQuery, guideHref } from '../guide-query';
import { GuideSection, Specimen } from './specimen';

const TONES = ['info', 'ok', 'warning', 'error'] as const;

/** Sample text of each toast kind. */
const TOASTS = { success: 'ok', error: 'error', warning: 'warning', info: 'info', default: 'default' } as const;
const toastTypes = Object.keys(TOASTS) as ToastType[];

function Toasts() {
  const t = useT('style-guide');
  return (
    <Specimen code="ToastMessage, Toaster">
      {toastTypes.map((type) => (
        <ToastMessage
          key={type}
          type={type}
          text={t(`message.${TOASTS[type]}`)}
          {...(type === 'default' && { action: { label: t('message.undo'), to: '#messages' } })}
        />
      ))}
      <div className="sg-row needs-script">
        <Button type="button" onClick={() => showToast({ type: 'success', text: t('message.ok') })}>
          {t('message.toast')}
        </Button>
      </div>
    </Specimen>
  );
}

type MessageSpecimensProps = { readonly query: GuideQuery };

/** The summary takes the focus when it appears, so it is shown only on request. */
function Summary({ query }: MessageSpecimensProps) {
  const t = useT('style-guide');
  return (
    <Specimen code="ErrorSummary">
      {query.open === 'errors' ? (
        <ErrorSummary
          title={t('message.summary.title')}
          errors={[
            { fieldId: 'city-error', text: t('field.error') },
            { fieldId: 'terms-error', text: t('choice.terms.error') },
          ]}
        />
      ) : (
        <div>
          <ButtonLink to={guideHref({ ...query, open: 'errors' }, 'messages')}>{t('message.summary')}</ButtonLink>
        </div>
      )}
    </Specimen>
  );
}

/** Notices, toasts, the summary of a form's errors and the empty list. */
export function MessageSpecimens({ query }: MessageSpecimensProps) {
  const t = useT('style-guide');
  return (
    <GuideSection name="messages">
      <Specimen code="Alert">
        {TONES.map((tone) => (
          <Alert key={tone} tone={tone}>
            {t(`message.${tone}`)}
          </Alert>
        ))}
        <Alert title={t('message.heading')}>{t('message.info')}</Alert>
      </Specimen>
      <Toasts />
      <Summary query={query} />
      <Specimen code="EmptyState">
        <EmptyState
          level={3}
          title={t('message.empty')}
          actions={<ButtonLink to="#messages">{t('message.empty.action')}</ButtonLink>}
        >
          {t('message.empty.text')}
        </EmptyState>
      </Specimen>
    </GuideSection>
  );
}
