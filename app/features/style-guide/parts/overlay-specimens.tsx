import { useT } from '~/locale/translator';
import { Button, ButtonLink } from '~/ui/button';
import { Disclosure, Facet } from '~/ui/disclosure';
import { Dialog, Drawer, OverlayTrigger } from '~/ui/overlay';
import { type GuideQuery, guideHref } from '../guide-query';
import { GuideSection, Specimen, State, States } from './specimen';

const DRAWER_ID = 'sample-drawer';

/** Collapsible sections: closed, open and with keyboard focus. */
export function FoldingSpecimens() {
  const t = useT('style-guide');
  const [title, text] = [t('fold.care'), t('fold.care.text')];
  return (
    <GuideSection name="folding">
      <Specimen code="Disclosure">
        <States width="wide">
          <State name={t('state.rest')}>
            <Disclosure title={title}>{text}</Disclosure>
          </State>
          <State name={t('state.focus')} forced="focus">
            <Disclosure title={title}>{text}</Disclosure>
          </State>
          <State name={t('fold.open')}>
            <Disclosure title={title} open>
              {text}
            </Disclosure>
          </State>
        </States>
      </Specimen>
      <Specimen code="Facet">
        <States width="wide">
          <State name={t('state.rest')}>
            <Facet title={t('choice.colour')} summary={t('colour.green')}>
              {t('colour.green')}
            </Facet>
          </State>
          <State name={t('fold.open')}>
            <Facet title={t('choice.size')} summary="M" open>
              M
            </Facet>
          </State>
        </States>
      </Specimen>
    </GuideSection>
  );
}

type OverlaySpecimensProps = { readonly query: GuideQuery };

/** Dialogs and drawers, opened by their addresses or, with scripts, in place. */
export function OverlaySpecimens({ query }: OverlaySpecimensProps) {
  const t = useT('style-guide');
  const closed = guideHref({ theme: query.theme }, 'overlays');
  const texts = { title: t('overlay.title'), closeLabel: t('word.close'), closeTo: closed };
  const drawerHref = guideHref({ ...query, open: 'drawer' }, 'overlays');
  return (
    <GuideSection name="overlays">
      <Specimen code="Dialog, Drawer, OverlayTrigger">
        <div className="sg-row">
          <ButtonLink to={guideHref({ ...query, open: 'dialog' }, 'overlays')} preventScrollReset>
            {t('overlay.dialog')}
          </ButtonLink>
          <ButtonLink to={guideHref({ ...query, open: 'aside' }, 'overlays')} preventScrollReset>
            {t('overlay.aside')}
          </ButtonLink>
          <OverlayTrigger target={DRAWER_ID} to={drawerHref} className="btn btn-line">
            {t('overlay.drawer')}
          </OverlayTrigger>
        </div>
      </Specimen>
      <Dialog id="sample-dialog" {...texts} open={query.open === 'dialog'}>
        <p>{t('overlay.text')}</p>
      </Dialog>
      <Dialog id="sample-aside" {...texts} open={query.open === 'aside'} aside>
        <p>{t('overlay.text')}</p>
      </Dialog>
      <Drawer
        id={DRAWER_ID}
        {...texts}
        open={query.open === 'drawer'}
        footer={
          <Button type="button" look="solid">
            {t('word.save')}
          </Button>
        }
      >
        <p>{t('overlay.text')}</p>
      </Drawer>
    </GuideSection>
  );
}
