import { StockMark } from '~/features/catalog/parts/stock-mark';
import { useT } from '~/locale/translator';
import { GuideSection, Specimen } from './specimen';

/** The shop's two kinds of tables: stock and properties. */
export function TableSpecimens() {
  const t = useT('style-guide');
  return (
    <GuideSection name="tables">
      <Specimen code="table.stock">
        <div>
          <table className="stock">
            <caption className="sr">{t('table.stock')}</caption>
            <tbody>
              <tr>
                <th scope="row">{t('table.webshop')}</th>
                <td>
                  <StockMark state="inStock" />
                </td>
              </tr>
              <tr>
                <th scope="row">{t('table.store')}</th>
                <td>
                  <StockMark state="out" />
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </Specimen>
      <Specimen code="dl.props">
        <dl className="props">
          <div>
            <dt>{t('table.weight')}</dt>
            <dd>{t('table.weight.value')}</dd>
          </div>
          <div>
            <dt>{t('table.material')}</dt>
            <dd>{t('table.material.value')}</dd>
          </div>
        </dl>
      </Specimen>
    </GuideSection>
  );
}

/** Text as editors write it. */
export function RichTextSpecimen() {
  const t = useT('style-guide');
  return (
    <GuideSection name="text">
      <Specimen code=".prose">
        <div className="prose">
          <h3>{t('rich.heading')}</h3>
          <p>
            {t('rich.text')}{' '}
            <a className="link" href="#text">
              {t('rich.link')}
            </a>
          </p>
          <ul>
            <li>{t('rich.first')}</li>
            <li>{t('rich.second')}</li>
            <li>{t('rich.third')}</li>
          </ul>
        </div>
      </Specimen>
    </GuideSection>
  );
}
