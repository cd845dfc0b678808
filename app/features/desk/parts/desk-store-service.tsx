import type { ServiceForm } from 'contract/desk-stores';
import type { DeskService } from '~/api/desk-stores';
import { useT } from '~/locale/translator';
import { DeskEditor, type EditorAnswer } from './desk-editor';
import { TextsByLanguage } from './noted-field';

type DeskServiceFormProps = {
  readonly service: DeskService;
  /** The form as it came back, if it was not saved. */
  readonly answer: (EditorAnswer & { readonly form: ServiceForm }) | undefined;
};

/** The texts of a service, which every store that offers it shows. */
export function DeskServiceForm({ service, answer }: DeskServiceFormProps) {
  const t = useT('desk-stores');
  const { names, descriptions } = answer?.form ?? service.form;
  const labels = { names: t('serviceNames'), descriptions: t('serviceDescriptions') };
  return (
    <DeskEditor version={service.version} answer={answer} labels={labels} lastChange={service.last_change}>
      <TextsByLanguage name="names" legend={t('serviceNames')} texts={names} maxLength={80} />
      <TextsByLanguage
        name="descriptions"
        legend={t('serviceDescriptions')}
        texts={descriptions}
        maxLength={500}
        rows={4}
      />
    </DeskEditor>
  );
}
