import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import type { RefusedForm } from '../account-answer';
import { FormProblems } from './form-problems';

type AccountFormProps = {
  readonly action: string;
  readonly refused: RefusedForm | null;
  /** What the button says. */
  readonly submit: string;
  /** Which form of the page it is; undefined for the only one. */
  readonly intent?: string;
  readonly children?: ReactNode;
};

/** A form about an account, with what is wrong with it above. The server checks it, also where no script runs. */
export function AccountForm({ action, refused, submit, intent, children }: AccountFormProps) {
  const isPending = useNavigation().state === 'submitting';
  return (
    <>
      <FormProblems refused={refused} />
      <Form method="post" action={action} noValidate className="stack account-fields">
        {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
        {children}
        <Button look="primary" block pending={isPending}>
          {submit}
        </Button>
      </Form>
    </>
  );
}
