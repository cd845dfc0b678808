import { Form } from '@remix-run/react';
import type { DeskMessage as Message } from '~/api/desk-messages';
import { PhotoList } from '~/features/photos/parts/photo-list';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextAreaField } from '~/ui/field';
import { TextLink } from '~/ui/text-link';
import { useSubject } from './desk-messages';

type DeskMessageProps = {
  readonly message: Message;
  /** What was typed and could not be sent, and why. */
  readonly refused: { readonly text: string; readonly problem: string } | undefined;
};

/** A message with what is known of its sender, the answers, and the form of the next one. */
export function DeskMessage({ message, refused }: DeskMessageProps) {
  const t = useT('desk-messages');
  return (
    <>
      <Facts message={message} />
      <section className="stack-s">
        <h2>{t('message')}</h2>
        <p className="desk-text">{message.message}</p>
        <PhotoList names={message.pictures} />
      </section>
      {message.answers.map(({ actor, text, created }) => (
        <section key={created} className="stack-s">
          <h2>{t('answered', { time: formatDateTime(created), who: actor })}</h2>
          <p className="desk-text">{text}</p>
        </section>
      ))}
      {message.status === 'open' ? (
        <AnswerForm message={message} refused={refused} />
      ) : (
        <Alert>{t(`status.${message.status}`)}</Alert>
      )}
    </>
  );
}

function Facts({ message }: { readonly message: Message }) {
  const t = useT('desk-messages');
  const subjectOf = useSubject();
  const { language } = useLocale();
  const { name, company, email, phone, orderNumber, vatNumber, created } = message;
  return (
    <dl className="props">
      <Fact name={t('column.sent')} value={formatDateTime(created)} />
      <Fact name={t('column.subject')} value={subjectOf(message)} />
      <Fact name={t('column.from')} value={[name, company].filter(Boolean).join(', ')} />
      <Fact name={t('email')} value={email} />
      <Fact name={t('phone')} value={phone} />
      <Fact name={t('vatNumber')} value={vatNumber} />
      {orderNumber !== '' && (
        <div>
          <dt>{t('order')}</dt>
          <dd>
            <TextLink to={pathTo('deskOrders', language, {}, { search: orderNumber })}>{orderNumber}</TextLink>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function AnswerForm({ message, refused }: DeskMessageProps) {
  const t = useT('desk-messages');
  const { language } = useLocale();
  return (
    <Form
      method="post"
      action={pathTo('deskMessage', language, { number: message.number })}
      className="stack"
      noValidate
      key={message.number}
    >
      <input type="hidden" name="seen" value={message.status} />
      <TextAreaField
        id="answer"
        name="text"
        label={t('answer')}
        hint={t('answer.hint', { email: message.email })}
        rows={8}
        maxLength={5000}
        defaultValue={refused?.text ?? ''}
        error={refused?.problem}
      />
      <p className="desk-actions">
        <Button look="solid" name="intent" value="answer">
          {t('answer.send')}
        </Button>
        <Button look="line" name="intent" value="close">
          {t('close')}
        </Button>
      </p>
    </Form>
  );
}
