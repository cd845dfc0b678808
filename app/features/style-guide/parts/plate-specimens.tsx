import { GroupTiles } from '~/features/catalog/parts/group-tiles';
import { Plate, type PlateUse, pictureFiles, type ShopPicture } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { Picture } from '~/ui/picture';
import { GuideSection, Specimen, State } from './specimen';

const USES: readonly PlateUse[] = ['card', 'large', 'shelf', 'stage', 'thumb', 'line'];

type PlateSpecimensProps = { readonly picture: ShopPicture | null; readonly name: string };

/** Product images for each place, with and without a product. */
export function PlateSpecimens({ picture, name }: PlateSpecimensProps) {
  const t = useT('style-guide');
  const alt = t('plate.alt', { name });
  return (
    <GuideSection name="plates">
      <Specimen code="Plate">
        <div className="sg-plates">
          {USES.map((use) => (
            <State key={use} name={`${t(`plate.${use}`)} (${use})`}>
              <div className={`sg-plate-${use}`}>
                <Plate picture={picture} use={use} alt={alt} />
              </div>
            </State>
          ))}
          <State name={t('plate.none')}>
            <div className="sg-plate-line">
              <Plate picture={null} use="card" alt="" />
            </div>
          </State>
        </div>
      </Specimen>
      <Specimen code="GroupTiles">
        <GroupTiles label={t('plate.group')} groups={[{ label: name, to: '#plates', count: 12, picture }]} />
      </Specimen>
      {picture && (
        <Specimen code="Picture">
          <Picture files={pictureFiles(picture, 'card')} alt={alt} width={320} height={320} sizes="20rem" />
        </Specimen>
      )}
    </GuideSection>
  );
}
