import { ProductCardGhost } from '~/features/catalog/parts/product-card';
import { useT } from '~/locale/translator';
import { LoadingBar, ProgressLine } from '~/ui/progress';
import { SkeletonLine } from '~/ui/skeleton';
import { GuideSection, Specimen, State, States } from './specimen';

/** Loading placeholders. */
export function WaitingSpecimens() {
  const t = useT('style-guide');
  return (
    <GuideSection name="waiting">
      <Specimen code="ProgressLine">
        <div className="sg-row">
          {[0, 60, 100].map((value) => (
            <ProgressLine key={value} value={value} max={100} label={t('wait.progress')} />
          ))}
        </div>
      </Specimen>
      <Specimen code="LoadingBar">
        <States width="wide">
          <State name={t('wait.loading')}>
            <div className="sg-window">
              <LoadingBar state="loading" />
            </div>
          </State>
          <State name={t('wait.failed')}>
            <div className="sg-window">
              <LoadingBar state="error" />
            </div>
          </State>
        </States>
      </Specimen>
      <Specimen code="SkeletonLine, ProductCardGhost">
        <States>
          <State name={t('wait.lines')}>
            <div className="sg-skeleton">
              <SkeletonLine width={80} />
              <SkeletonLine width={45} />
              <SkeletonLine width={30} />
            </div>
          </State>
          <State name={t('wait.cards')}>
            <ul aria-hidden="true">
              <ProductCardGhost />
            </ul>
          </State>
        </States>
      </Specimen>
    </GuideSection>
  );
}
