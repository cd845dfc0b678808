import { Form } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';

type ChooseModelProps = {
  readonly action: string;
  /** Of the parameter. */
  readonly name: 'model' | 'parent';
  readonly label: string;
  /** What was asked for. */
  readonly asked: string;
  /** Nothing was found. */
  readonly problem: string | undefined;
};

/** Names the product that a form is about, before the form itself. */
export function ChooseModel({ action, name, label, asked, problem }: ChooseModelProps) {
  const t = useT('desk-selling');
  return (
    <Form method="get" action={action} className="desk-search" key={asked}>
      <TextField
        id={`choose-${name}`}
        name={name}
        label={label}
        hint={t('used.parentHint')}
        defaultValue={asked}
        maxLength={500}
        autoComplete="off"
        {...(problem && { error: problem })}
      />
      <Button look="line">{t('used.choose')}</Button>
    </Form>
  );
}
